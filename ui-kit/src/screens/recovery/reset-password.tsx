'use client'

import { useResetPassword } from '@portico/headless'
import type { ReactElement } from 'react'
import { CountdownStep } from '../../frame/countdown-line.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { InvalidLink } from './invalid-link.tsx'
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
