'use client'

import { type EnrollAuthenticatorStep, useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/failure.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { StepsItem, StepsList } from '../../../primitives/steps-list/steps-list.tsx'
import { useClasses } from '../../../slots/index.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { FactorSource, useFactor } from './factor-context.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFactorFailure } from './use-factor-failure.ts'
import { WaysOn } from './ways-on.tsx'

/** Step `authenticatorApp`, mode `enroll`: scan the code or type the key, then prove that it works. */
export function EnrollStep({ step }: StepProps<EnrollAuthenticatorStep>): ReactElement {
  const { submitAuthenticatorCode, calls } = useMfa()
  const { onRestart, onCancel } = useFactor()
  const { isPending, error } = useAttempt(calls, 'submitAuthenticatorCode')
  const failure = useFactorFailure(error, 'app')
  const classOf = useClasses()
  const t = useMessages(secondFactorMessages)
  return (
    <FormStep
      title={t('login.enrollTitle')}
      lead={t(onCancel ? 'login.enrollOwnLead' : 'login.enrollLead')}
      failure={failure}
      isPending={isPending}
      submit={t('login.turnOn')}
      busy={t('login.checkingCode')}
      onSubmit={(read) => void submitAuthenticatorCode({ code: read('code') })}
      onRestart={onRestart}
      below={<WaysOn />}
    >
      <FactorSource />
      <StepsList>
        <StepsItem>
          <AuthenticatorSetup setup={step.setup} />
        </StepsItem>
        <StepsItem>
          <p className={classOf('SetupLead')}>{t('login.enrollCodeLabel')}</p>
          <CodeField label={t('login.codeLabel')} {...atField(failure)} />
        </StepsItem>
      </StepsList>
    </FormStep>
  )
}
