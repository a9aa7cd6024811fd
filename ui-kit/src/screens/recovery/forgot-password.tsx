'use client'

import { useForgotPassword } from '@portico/headless'
import type { ReactElement } from 'react'
import { AskEmail } from './ask-email.tsx'
import { ChooseRecovery } from './choose-recovery.tsx'
import { RecoverySms } from './recovery-sms.tsx'
import { ResetPassword } from './reset-password.tsx'
import { ResetSent } from './reset-sent.tsx'

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
