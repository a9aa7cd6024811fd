'use client'

import { type SignUpClosedStep, useSignUp } from '@portico/headless'
import type { ReactElement } from 'react'
import { CountdownLine } from '../../frame/countdown-line.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { useBrand } from '../../theme/index.ts'
import { signUpMessages } from './sign-up-messages.ts'

/** Step `SignUpClosed`: why there is no form, and the way to the sign-in, which is taken by itself unless stopped. */
export function SignUpClosed({ step: { isStaying } }: { readonly step: SignUpClosedStep }): ReactElement {
  const { proceed, stay } = useSignUp()
  const { name: app } = useBrand()
  const t = useMessages(signUpMessages)
  return (
    <StepFrame
      title={t('signUp.closedTitle')}
      lead={t('signUp.closedLead', { app })}
      notice={isStaying ? t('login.redirectStopped') : undefined}
      focusOn="action"
    >
      <CountdownLine
        countdown={{ seconds: 3, label: (seconds) => t('signUp.closedLeading', { seconds }) }}
        stayWords={t('login.stayHere')}
        openWords={t('signUp.signIn')}
        onStay={isStaying ? null : stay}
        onOpen={proceed}
      />
    </StepFrame>
  )
}
