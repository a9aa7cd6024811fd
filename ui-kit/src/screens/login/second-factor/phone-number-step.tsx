'use client'

import { type SetPhoneNumberStep, useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/failure.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { FactorSource, useFactor } from './factor-context.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFactorFailure } from './use-factor-failure.ts'
import { WaysOn } from './ways-on.tsx'

/** Step `smsSetPhoneNumber`: which phone is to get codes. */
export function PhoneNumberStep({ step }: StepProps<SetPhoneNumberStep>): ReactElement {
  const { submitPhoneNumber, calls } = useMfa()
  const { onRestart } = useFactor()
  const { isPending, error } = useAttempt(calls, 'submitPhoneNumber')
  const failure = useFactorFailure(error, 'phone')
  const t = useMessages(secondFactorMessages)
  return (
    <FormStep
      title={t('login.phoneTitle')}
      lead={t('login.phoneLead')}
      failure={failure}
      isPending={isPending}
      submit={t('login.sendCode')}
      busy={t('login.sendingCode')}
      onSubmit={(read) => void submitPhoneNumber({ phoneNumber: read('phoneNumber') })}
      onRestart={onRestart}
      below={<WaysOn />}
    >
      <FactorSource />
      <TextField
        label={t('login.phoneLabel')}
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        placeholder={t('login.phoneExample')}
        help={t('login.phoneHelp')}
        defaultValue={step.phoneNumber}
        {...atField(failure)}
      />
    </FormStep>
  )
}
