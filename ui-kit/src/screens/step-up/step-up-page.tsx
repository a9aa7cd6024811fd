'use client'

import { useSession, useStepUp } from '@portico/headless'
import { type ReactElement, useEffect } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { later } from '../login/later.tsx'
import { type LoginPageProps, PageFrame } from '../login/login-page.tsx'
import { Screen } from '../screen.tsx'

/** What a {@link StepUpPage} takes. */
export interface StepUpPageProps extends Omit<LoginPageProps, 'fixed'> {}

/**
 * The page a step-up happens on (SPEC section 2, stepUpUrl): it asks for the second factor, no older than the `maxAge` of
 * the address, and leads back to where the person came from.
 */
export function StepUpPage({ links, ...settings }: StepUpPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame links={links}>
        <Words />
      </PageFrame>
    </Screen>
  )
}

function Words() {
  const begin = useStepUp((stepUp) => stepUp.begin)
  // Who is signed out, or cannot be told yet, is refused, and signs in first.
  const isKnown = useSession(({ status }) => status !== 'restoring')
  const t = useMessages(signInMessages)
  useEffect(() => {
    if (isKnown) void begin()
  }, [begin, isKnown])
  return (
    <FlowBox label={t('login.boxLabel')}>
      <StepUpFlow />
    </FlowBox>
  )
}

const StepUpFlow = /* @__PURE__ */ later(async () => (await import('./step-up-flow.tsx')).StepUpFlow)
