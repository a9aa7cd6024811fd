'use client'

import {
  type BreachedPasswordStep as BreachedStepState,
  type BreachedPasswordSuccessStep as SuccessState,
  useLogin,
  usePasswordRotation,
} from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { useFailure } from '../../../frame/failures/use-failure.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import { StepFrame } from '../../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { mailIcon, warningIcon } from '../../../primitives/icon/paths.ts'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { afterLoginMessages } from './after-login-messages.ts'

/** Step `breachedPassword`: a link for a new password is sent when asked for. */
export function BreachedPasswordStep({ step }: StepProps<BreachedStepState>): ReactElement {
  const { sendResetLink, continueAnyway, calls } = usePasswordRotation()
  const restart = useLogin((login) => login.restart)
  const { isPending, error } = useAttempt(calls, 'sendResetLink')
  const t = useMessages(afterLoginMessages)
  return (
    <FormStep
      title={t('breached.title')}
      lead={t('breached.lead')}
      emblem={<Emblem path={warningIcon} tone="danger" />}
      focusOn="heading"
      failure={useFailure(error, afterLoginMessages)}
      isPending={isPending}
      submit={t('breached.submit')}
      busy={t('breached.sending')}
      onSubmit={() => void sendResetLink()}
      onRestart={restart}
      below={
        <TextButton isStandalone onPress={step.isSignedIn ? continueAnyway : restart}>
          {t(step.isSignedIn ? 'rotation.continueForNow' : 'rotation.otherAccount')}
        </TextButton>
      }
    >
      {null}
    </FormStep>
  )
}

/** Step `breachedPasswordSuccess`: where the link went. */
export function BreachedPasswordSuccessStep({ step }: StepProps<SuccessState>): ReactElement {
  const continueAnyway = usePasswordRotation((rotation) => rotation.continueAnyway)
  const restart = useLogin((login) => login.restart)
  const t = useMessages(afterLoginMessages)
  return (
    <StepFrame
      title={t('breached.successTitle')}
      lead={t('breached.successLead', { email: step.email })}
      emblem={<Emblem path={mailIcon} tone="success" />}
      focusOn="heading"
    >
      <Button variant="primary" isWide onPress={step.isSignedIn ? continueAnyway : restart}>
        {t(step.isSignedIn ? 'rotation.continueForNow' : 'rotation.otherAccount')}
      </Button>
    </StepFrame>
  )
}
