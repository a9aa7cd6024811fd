'use client'

import { useForgotPassword } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FlowProps } from '../../frame/flow-screen.tsx'
import { AskEmail } from './ask-email.tsx'
import { ChooseRecovery } from './choose-recovery.tsx'
import type { ForgotPasswordPageProps } from './recovery-pages.tsx'
import { RecoverySms } from './recovery-sms.tsx'
import { ResetPassword } from './reset-password.tsx'
import { ResetSent } from './reset-sent.tsx'

/** Asking for a new password, step by step. */
export function ForgotPassword({ fixed }: FlowProps<ForgotPasswordPageProps>): ReactElement {
  const flowStep = useForgotPassword(({ step }) => step)
  const step = fixed?.step ?? flowStep
  switch (step.name) {
    case 'forgotPassword':
      return <AskEmail step={step} />
    case 'passwordRecoverySelector':
      return <ChooseRecovery step={step} />
    case 'resetPasswordViaSms':
      return <RecoverySms step={step} />
    case 'resetPasswordPage':
      return <ResetPassword fixed={fixed && { step: { name: 'resetPassword', userId: '' } }} />
    case 'success':
      return <ResetSent step={step} />
    default:
      return step satisfies never
  }
}
