'use client'

import type { ComponentType, ReactElement, ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { signInMessages } from '../i18n/messages/sign-in.gen.ts'
import { type FixedFlow, FixedStepContext } from './login/fixed-step.ts'
import { FlowBox } from './login/flow-box.tsx'
import { later } from './login/later.tsx'
import { PageFrame, type PageLink } from './login/login-page.tsx'
import type { LoginSlots } from './login/login-slots.ts'
import { Screen, type ScreenSettings } from './screen.tsx'

/** What the page of a route takes. */
export interface RoutePageProps<Step = never> extends ScreenSettings<LoginSlots> {
  /** At the foot of the page: terms, privacy, help. */
  readonly links?: readonly PageLink[] | undefined
  /** A step to show whatever the flow says: for previews and builders. */
  readonly fixed?: FixedFlow<Step> | undefined
}

/** What the flow of a {@link routePage} takes. */
export interface FlowProps<Step> {
  /** The step to show whatever the flow says. */
  readonly fixed?: Step | undefined
}

/** Makes the page of a route: a flow in its box, whose code comes when the route is met. */
export function routePage<Step>(
  load: () => Promise<ComponentType<FlowProps<Step>>>,
): (props: RoutePageProps<Step>) => ReactElement {
  const Flow = later<FlowProps<Step>>(load)
  return function RoutePage({ links, fixed, ...settings }) {
    return (
      <Screen {...settings}>
        <PageFrame links={links}>
          <FixedStepContext.Provider value={fixed ?? null}>
            <FlowFrame>
              <Flow fixed={fixed?.step} />
            </FlowFrame>
          </FixedStepContext.Provider>
        </PageFrame>
      </Screen>
    )
  }
}

function FlowFrame({ children }: { readonly children: ReactNode }) {
  const t = useMessages(signInMessages)
  return <FlowBox label={t('login.boxLabel')}>{children}</FlowBox>
}
