'use client'

import { type NoLocalSignInStep, useLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import type { StepProps } from '../login-slots.ts'
import { StepFrame } from '../step-frame.tsx'
import { passwordlessMessages } from './passwordless-messages.ts'

/** Step `noLocalAuthentication`: an address alone is no way in here, and what is one. */
export function NoLocalStep({ step: { email } }: StepProps<NoLocalSignInStep>): ReactElement {
  const restart = useLogin((login) => login.restart)
  const t = useMessages(passwordlessMessages)
  return (
    <StepFrame
      title={t('passwordless.noLocalTitle')}
      lead={t('passwordless.noLocalLead', { email: `\u2066${email}\u2069` })}
      focusOn="heading"
    >
      <Button variant="primary" isWide onPress={restart}>
        {t('passwordless.otherEmail')}
      </Button>
    </StepFrame>
  )
}
