'use client'

import {
  type ChooseResetPasswordStep,
  type InvalidResetLinkStep,
  useClient,
  usePasswordRules,
  useResetPassword,
} from '@portico/headless'
import { routesOf } from '@portico/headless/internal'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { CountdownStep } from '../../frame/countdown-line.tsx'
import { atField } from '../../frame/failures/failure.ts'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useLoginLink } from '../../frame/use-route-link.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'
import { TextLink } from '../../primitives/link/link.tsx'
import { NewPasswordField } from '../../primitives/new-password-field/new-password-field.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { recoveryMessages } from './recovery-messages.ts'

/** Choosing a new password, step by step. */
export function ResetPassword(): ReactElement {
  const { step, stay, continueToLogin } = useResetPassword()
  const t = useMessages(recoveryMessages)
  switch (step.name) {
    case 'checking':
      return <StepFrame title={t('resetPassword.checking')} emblem={<Spinner />} focusOn="heading" />
    case 'resetPassword':
      return <ChoosePassword step={step} />
    case 'invalid':
      return <InvalidLink step={step} />
    case 'success':
      return (
        <CountdownStep
          title={t('resetPassword.successTitle')}
          lead={step.isStaying ? t('resetPassword.stopped') : t('resetPassword.successLead')}
          countdown={{ seconds: 5, label: (seconds) => t('resetPassword.openingIn', { seconds }) }}
          stayWords={t('resetPassword.stay')}
          openWords={t('resetPassword.signIn')}
          isStaying={step.isStaying}
          onStay={stay}
          onOpen={continueToLogin}
        />
      )
    default:
      return step satisfies never
  }
}

/** Step `resetPassword`: the new password. */
function ChoosePassword({ step }: StepProps<ChooseResetPasswordStep>): ReactElement {
  const { submitPassword, calls } = useResetPassword()
  const { rules } = usePasswordRules({ userId: step.userId })
  const t = useMessages(recoveryMessages)
  return (
    <RecoveryForm
      {...useAttempt(calls, 'submitPassword')}
      flow="resetPassword"
      submit={t('resetPassword.submit')}
      busy={t('resetPassword.setting')}
      onSubmit={(read) => void submitPassword({ password: read('newPassword') })}
    >
      {(failure) => <NewPasswordField name="newPassword" rules={rules} {...atField(failure)} />}
    </RecoveryForm>
  )
}

/** Step `invalid`: what became of the link, and how to get another. */
function InvalidLink({ step }: StepProps<InvalidResetLinkStep>): ReactElement {
  const client = useClient()
  const loginLink = useLoginLink()
  const t = useMessages(recoveryMessages)
  const isSpent = step.reason === 'spent'
  return (
    <StepFrame
      title={t(isSpent ? 'resetPassword.spentTitle' : 'resetPassword.missingTitle')}
      lead={t(isSpent ? 'resetPassword.spentLead' : 'resetPassword.missingLead')}
      emblem={<Emblem path={alertIcon} tone="neutral" />}
      focusOn="heading"
    >
      <Button
        variant="primary"
        isWide
        onPress={() => client.navigate(routesOf(client).forgetPasswordUrl, { replace: true })}
      >
        {t('resetPassword.askAgain')}
      </Button>
      <TextLink isStandalone {...loginLink}>
        {t('forgotPassword.back')}
      </TextLink>
    </StepFrame>
  )
}
