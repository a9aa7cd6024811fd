'use client'

import type { ComponentType, ReactElement } from 'react'
import { useMessages } from '../i18n/index.ts'
import { signInMessages } from '../i18n/messages/sign-in.gen.ts'
import { FlowBox } from './login/flow-box.tsx'
import { later } from './login/later.tsx'
import { PageFrame, type PageLink } from './login/login-page.tsx'
import type { LoginSlots } from './login/login-slots.ts'
import { Screen, type ScreenSettings } from './screen.tsx'

/** What the page of a route takes. */
export interface RoutePageProps extends ScreenSettings<LoginSlots> {
  /** At the foot of the page: terms, privacy, help. */
  readonly links?: readonly PageLink[] | undefined
}

/** Makes the page of a route: a flow in its box, whose code comes when the route is met. */
export function routePage(load: () => Promise<ComponentType>): (props: RoutePageProps) => ReactElement {
  const Flow = later<object>(load)
  return function RoutePage({ links, ...settings }) {
    return (
      <Screen {...settings}>
        <PageFrame links={links}>
          <FlowFrame>
            <Flow />
          </FlowFrame>
        </PageFrame>
      </Screen>
    )
  }
}

function FlowFrame({ children }: { readonly children: ReactElement }) {
  const t = useMessages(signInMessages)
  return <FlowBox label={t('login.boxLabel')}>{children}</FlowBox>
}
