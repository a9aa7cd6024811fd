'use client'

import { useHostedLogin } from '@portico/headless'
import type { HostedLoginStep } from '@portico/headless/hosted-login'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import type { FixedFlow } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { PageFrame } from '../login/login-page.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import { WhenStyled } from '../login/when-styled.tsx'
import { Screen, type ScreenSettings } from '../screen.tsx'
import { HostedStep } from './hosted-step.tsx'

/** What a {@link HostedLoginCallbackPage} takes. */
export interface HostedLoginCallbackPageProps extends ScreenSettings<LoginSlots> {
  /** Shows this step whatever the flow says: for previews, builders and pictures in a guide. */
  readonly fixed?: FixedFlow<HostedLoginStep> | undefined
}

/** The page of the route that people come back to from hosted login. It finishes the sign-in and moves on by itself. */
export function HostedLoginCallbackPage({ fixed, ...settings }: HostedLoginCallbackPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame>{fixed ? <Box step={fixed.step} /> : <Live />}</PageFrame>
    </Screen>
  )
}

function Live() {
  const step = useHostedLogin((hosted) => hosted.step)
  return <Box step={step} />
}

function Box({ step }: { readonly step: HostedLoginStep }) {
  const t = useMessages(signInMessages)
  return (
    <FlowBox label={t('login.boxLabel')}>
      <WhenStyled>
        <HostedStep key={step.name} step={step} />
      </WhenStyled>
    </FlowBox>
  )
}
