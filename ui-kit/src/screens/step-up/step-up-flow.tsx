'use client'

import { type DoneStepUp, type StepUpStep, useSession, useStepUp } from '@portico/headless'
import { type ReactElement, useMemo } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { CountdownStep } from '../../frame/countdown-line.tsx'
import { Loading } from '../../frame/loading/loading.tsx'
import { HeldStep } from '../../frame/steps/held-step.tsx'
import { StepActions } from '../../frame/steps/step-actions.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useShownStep } from '../../frame/steps/use-shown-step.ts'
import { Support } from '../../frame/support.tsx'
import { useMessages } from '../../i18n/index.ts'
import { hostedLoginMessages } from '../../i18n/messages/hosted-login.gen.ts'
import { mfaMessages } from '../../i18n/messages/mfa.gen.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { FactorContext, FactorScreen } from '../login/second-factor/index.ts'

/** The English texts of a step-up. */
export const stepUpMessages = { ...signInMessages, ...pagesMessages, ...hostedLoginMessages, ...mfaMessages }

/** The steps of a step-up. */
export function StepUpFlow(): ReactElement {
  const step = useStepUp((stepUp) => stepUp.step)
  const isPassing = step.name === 'done' && !step.isStaying
  const { shown, isLeaving } = useShownStep(step, isPassing)
  const t = useMessages(stepUpMessages)
  return (
    <HeldStep isLeaving={isPassing && isLeaving} words={`${t('stepUp.doneTitle')}. ${t('stepUp.doneLead')}`}>
      <Present step={shown} />
    </HeldStep>
  )
}

function Present({ step }: { readonly step: StepUpStep }) {
  const { begin, cancel, calls } = useStepUp()
  const { isPending, error } = useAttempt(calls, 'begin')
  const email = useSession(({ user }) => user?.email ?? '')
  const t = useMessages(stepUpMessages)
  const setting = useMemo(
    () => ({ email, onRestart: () => void begin(), onRecover: null, onCancel: cancel }),
    [email, begin, cancel],
  )
  switch (step.name) {
    case 'idle':
      if (calls.begin.status !== 'succeeded') return <Loading />
      // The provider's page replaces this one. If it does not, or if the person returns, there is a way on.
      return (
        <StepFrame title={t('hosted.leavingTitle')} lead={t('hosted.leavingLead')} focusOn="heading">
          <WaysOn isPending={isPending} onBack={cancel} onAgain={() => void begin()} />
        </StepFrame>
      )
    case 'preparing':
      return <Loading />
    case 'done':
      return <StepUpDone step={step} />
    case 'secondFactor':
      return (
        <FactorContext.Provider value={setting}>
          <FactorScreen />
        </FactorContext.Provider>
      )
    case 'failed':
      return (
        <StepFrame title={t('stepUp.failedTitle')} lead={t('stepUp.failedLead')} focusOn="heading">
          <WaysOn isPending={isPending} onBack={cancel} onAgain={() => void begin()} />
          <Support traceId={error?.traceId} />
        </StepFrame>
      )
    default:
      return step satisfies never
  }
}

interface WaysOnProps {
  readonly isPending: boolean
  readonly onBack: () => void
  readonly onAgain: () => void
}

function WaysOn({ isPending, onBack, onAgain }: WaysOnProps) {
  const t = useMessages(stepUpMessages)
  return (
    <StepActions>
      <Button onPress={onBack}>{t('stepUp.back')}</Button>
      <Button variant="primary" isPending={isPending} busy={t('login.loading')} onPress={onAgain}>
        {t('login.tryAgain')}
      </Button>
    </StepActions>
  )
}

/** Step `done` of a page: it redirects back by itself unless the person stops it. */
function StepUpDone({ step: { isStaying } }: { readonly step: DoneStepUp }): ReactElement {
  const { stay, proceed } = useStepUp()
  const t = useMessages(stepUpMessages)
  return (
    <CountdownStep
      title={t('stepUp.doneTitle')}
      lead={t(isStaying ? 'login.redirectStopped' : 'stepUp.doneLead')}
      stayWords={t('login.stayHere')}
      openWords={t('stepUp.back')}
      isStaying={isStaying}
      onStay={stay}
      onOpen={proceed}
    />
  )
}
