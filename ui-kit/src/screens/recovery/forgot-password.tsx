'use client'

import { type ForgotPasswordSuccessStep, useForgotPassword } from '@portico/headless'
import type { ReactElement } from 'react'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useLoginLink } from '../../frame/use-open-login.ts'
import { useMessages } from '../../i18n/index.ts'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { mailIcon } from '../../primitives/icon/paths.ts'
import { TextLink } from '../../primitives/link/link.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { TextButton } from '../../primitives/text-button/text-button.tsx'
import { AskEmail } from './ask-email.tsx'
import { ChooseRecovery } from './choose-recovery.tsx'
import { recoveryMessages } from './recovery-messages.ts'
import { RecoverySms, ResendRecovery } from './recovery-sms.tsx'
import { ResetPassword } from './reset-password.tsx'

/** Asking for a new password, step by step. */
export function ForgotPassword(): ReactElement {
  const step = useForgotPassword((forgot) => forgot.step)
  switch (step.name) {
    case 'forgotPassword':
      return <AskEmail step={step} />
    case 'passwordRecoverySelector':
      return <ChooseRecovery step={step} />
    case 'resetPasswordViaSms':
      return <RecoverySms step={step} />
    case 'resetPasswordPage':
      return <ResetPassword />
    case 'success':
      return <ResetSent step={step} />
    default:
      return step satisfies never
  }
}

/** Step `success`: a mail is on its way, if there is such a person. */
function ResetSent({ step }: StepProps<ForgotPasswordSuccessStep>): ReactElement {
  const restart = useForgotPassword((forgot) => forgot.restart)
  const loginLink = useLoginLink()
  const t = useMessages(recoveryMessages)
  return (
    <StepFrame
      title={t('forgotPassword.successTitle')}
      lead={t('forgotPassword.successLead', { email: step.email })}
      emblem={<Emblem path={mailIcon} tone="success" />}
      focusOn="heading"
    >
      <ResendRecovery sent={step} what="link" />
      <Stack gap="sm">
        <TextButton isStandalone onPress={restart}>
          {t('forgotPassword.otherEmail')}
        </TextButton>
        <TextLink isStandalone {...loginLink}>
          {t('forgotPassword.back')}
        </TextLink>
      </Stack>
    </StepFrame>
  )
}
