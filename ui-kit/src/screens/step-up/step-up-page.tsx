'use client'

import { type StepUpStep, useSession, useStepUp } from '@portico/headless'
import { type ReactElement, useEffect } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { FixedStepContext } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { later } from '../login/later.tsx'
import { type LoginPageProps, PageFrame } from '../login/login-page.tsx'
import type { FlowProps } from '../route-page.tsx'
import { Screen } from '../screen.tsx'
import type { FixedStepUp } from './step-up-flow.tsx'

/** What a {@link StepUpPage} takes. */
export interface StepUpPageProps extends Omit<LoginPageProps, 'fixed'> {
  /** A step to show whatever the flow says: for previews and builders. */
  readonly fixed?: FixedStepUp | undefined
}

/**
 * The page a step-up happens on (SPEC section 2, stepUpUrl): it asks for the second factor, no older than the `maxAge` of
 * the address, and leads back to where the person came from.
 */
export function StepUpPage({ links, fixed, ...settings }: StepUpPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame links={links}>
        <FixedStepContext.Provider value={fixed ?? null}>
          <Words fixed={fixed?.step} />
        </FixedStepContext.Provider>
      </PageFrame>
    </Screen>
  )
}

function Words({ fixed }: FlowProps<StepUpStep>) {
  const begin = useStepUp((stepUp) => stepUp.begin)
  // Who is signed out, or cannot be told yet, is refused, and signs in first.
  const isKnown = useSession(({ status }) => status !== 'restoring')
  const t = useMessages(signInMessages)
  const isFixed = fixed !== undefined
  useEffect(() => {
    if (isKnown && !isFixed) void begin()
  }, [begin, isKnown, isFixed])
  return (
    <FlowBox label={t('login.boxLabel')}>
      <StepUpFlow fixed={fixed} />
    </FlowBox>
  )
}

const StepUpFlow = /* @__PURE__ */ later(async () => (await import('./step-up-flow.tsx')).StepUpFlow)
