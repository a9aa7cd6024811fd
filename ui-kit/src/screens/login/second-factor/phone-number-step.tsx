'use client'

import { type SetPhoneNumberStep, useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useFailure } from '../../use-failure.ts'
import { atField } from '../at-field.ts'
import { useAttempt } from '../fixed-step.ts'
import { FormStep } from '../form-step.tsx'
import type { StepProps } from '../login-slots.ts'
import { useFactor } from './factor-context.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { WaysOn } from './ways-on.tsx'
import { WhoGivesIt } from './who-gives-it.tsx'

/** Step `smsSetPhoneNumber`: which phone is to get codes. */
export function PhoneNumberStep({ step }: StepProps<SetPhoneNumberStep>): ReactElement {
  const { submitPhoneNumber, calls } = useMfa()
  const { onRestart } = useFactor()
  const { isPending, error } = useAttempt(calls, 'submitPhoneNumber')
  const failure = useFailure(error, secondFactorMessages, { kind: 'phone' })
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
      <WhoGivesIt />
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
