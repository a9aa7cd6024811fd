'use client'

import { type EnrollAuthenticatorStep, useLogin, useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { Identity } from '../../../primitives/identity/identity.tsx'
import { StepsItem, StepsList } from '../../../primitives/steps-list/steps-list.tsx'
import { atField } from '../at-field.ts'
import { useAttempt } from '../fixed-step.ts'
import { FormStep } from '../form-step.tsx'
import type { StepProps } from '../login-slots.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { ChooseAgain } from './choose-again.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFailure } from './use-failure.ts'

/** What an {@link EnrollStep} takes. */
export interface EnrollStepProps extends StepProps<EnrollAuthenticatorStep> {
  /** Who signs in. */
  readonly email: string
}

/** Step `authenticatorApp`, mode `enroll`: scan the code or type the key, then prove that it works. */
export function EnrollStep({ step, email }: EnrollStepProps): ReactElement {
  const { submitAuthenticatorCode, calls } = useMfa()
  const restart = useLogin((login) => login.restart)
  const { isPending, error } = useAttempt(calls, 'submitAuthenticatorCode')
  const failure = useFailure(error)
  const t = useMessages(secondFactorMessages)
  return (
    <FormStep
      title={t('login.enrollTitle')}
      lead={t('login.enrollLead')}
      focusOn="heading"
      failure={failure}
      isPending={isPending}
      submit={t('login.turnOn')}
      busy={t('login.checkingCode')}
      onSubmit={(read) => void submitAuthenticatorCode({ code: read('code') })}
      onRestart={restart}
      below={<ChooseAgain />}
    >
      <Identity email={email} onChange={restart} />
      <StepsList>
        <StepsItem>
          <AuthenticatorSetup setup={step.setup} />
        </StepsItem>
        <StepsItem>
          <CodeField label={t('login.enrollCodeLabel')} {...atField(failure)} />
        </StepsItem>
      </StepsList>
    </FormStep>
  )
}
