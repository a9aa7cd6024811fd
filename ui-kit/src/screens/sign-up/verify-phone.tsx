'use client'

import { useSignUp, type VerifyPhoneStep } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { inForm } from '../../frame/failures/field-failures.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { FormStep } from '../../frame/steps/form-step.tsx'
import { useMessages } from '../../i18n/index.ts'
import { TextButton } from '../../primitives/text-button/text-button.tsx'
import { signUpMessages } from './sign-up-messages.ts'

/** Step `VerifyPhone`: a code is on its way, and the sign-in asks for it. Where it could not be sent, it is sent again. */
export function VerifyPhone({ step }: { readonly step: VerifyPhoneStep }): ReactElement {
  const { verifyPhone, restart, calls } = useSignUp()
  const { isPending, error } = useAttempt(calls, 'verifyPhone')
  const t = useMessages(signUpMessages)
  const failure = inForm(useFailure(error, signUpMessages), [])
  return (
    <FormStep
      title={t('signUp.phoneTitle')}
      lead={t('signUp.phoneLead', { phoneNumber: step.phoneNumber })}
      focusOn="heading"
      failure={failure}
      isPending={isPending}
      submit={t('signUp.sendCode')}
      busy={t('signUp.sendingCode')}
      onSubmit={() => void verifyPhone()}
      onRestart={restart}
      below={
        <TextButton isStandalone onPress={restart}>
          {t('signUp.startOver')}
        </TextButton>
      }
    >
      {null}
    </FormStep>
  )
}
