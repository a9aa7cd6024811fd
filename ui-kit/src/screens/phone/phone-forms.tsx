'use client'

import type { SentTimes } from '@portico/headless/core'
import type { ReactElement, ReactNode } from 'react'
import type { Attempt } from '../../frame/attempt.ts'
import { atField } from '../../frame/failures/failure.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { Resend } from '../../frame/resend.tsx'
import { FormStep, type FormStepProps } from '../../frame/steps/form-step.tsx'
import { useMessages } from '../../i18n/index.ts'
import { CodeField } from '../../primitives/code-field/code-field.tsx'
import { PhoneField } from '../../primitives/phone-field/phone-field.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { phoneFinals, phoneMessages } from './phone-messages.ts'

type Around = Pick<FormStepProps, 'title' | 'lead' | 'onRestart' | 'restartLabel' | 'focusOn' | 'emblem' | 'instead'>

export interface NumberFormProps extends Around {
  /** How giving the number stands. */
  readonly attempt: Attempt
  /** The label of the button. Default: to send a code. */
  readonly submit?: string
  /** The label of the button during a call. */
  readonly busy?: string
  /** The number to begin with. */
  readonly phoneNumber?: string
  /** Called with the number as typed. */
  readonly onSubmit: (phoneNumber: string) => void
  /** The account of the number, above the field. */
  readonly children?: ReactNode
  /** The ways on below the form. */
  readonly below?: ReactNode
}

/** The form for a phone number. An error replaces the help of the field. */
export function NumberForm({ attempt, phoneNumber, onSubmit, children, ...form }: NumberFormProps): ReactElement {
  const t = useMessages(phoneMessages)
  const failure = useFailure(attempt.error, phoneMessages, { finals: phoneFinals })
  const problem = atField(failure)
  return (
    <FormStep
      submit={t('phone.sendCode')}
      busy={t('phone.sendingCode')}
      {...form}
      failure={failure}
      isPending={attempt.isPending}
      onSubmit={(read) => onSubmit(read('phoneNumber'))}
    >
      {children}
      <PhoneField
        label={t('phone.numberLabel')}
        help={problem.error ? undefined : t('phone.numberHelp')}
        defaultValue={phoneNumber}
        {...problem}
      />
    </FormStep>
  )
}

export interface SentCodeFormProps extends Around {
  /** When the code was sent. */
  readonly sent: SentTimes
  /** How giving the code stands. */
  readonly attempt: Attempt
  /** How sending another one stands. */
  readonly resending: Attempt
  /** The words of its failures. Default: those of phone numbers. */
  readonly messages?: typeof phoneMessages
  /** The codes after which another code has to be asked for. Default: those of phone numbers. */
  readonly finals?: ReadonlySet<string>
  /** The label of the submit button. */
  readonly submit: string
  /** Called with the code as typed. */
  readonly onSubmit: (code: string) => void
  /** Called to send another code. */
  readonly onResend: () => void
  /** The e-mail address of the account. */
  readonly children?: ReactNode
  /** The ways on below that to another code. */
  readonly below?: ReactNode
}

/** The code that was sent, and a way to get another. */
export function SentCodeForm(props: SentCodeFormProps): ReactElement {
  const { sent, attempt, resending, messages = phoneMessages, finals = phoneFinals, ...others } = props
  const { onSubmit, onResend, children, below, ...form } = others
  const t = useMessages(phoneMessages)
  const failure = useFailure(attempt.error, messages, { finals })
  const resendFailure = useFailure(resending.error, messages, { finals })
  return (
    <FormStep
      {...form}
      failure={failure}
      isPending={attempt.isPending}
      busy={t('phone.checkingCode')}
      onSubmit={(read) => onSubmit(read('code'))}
      below={
        <Stack gap="sm">
          <Resend
            sent={sent}
            what="code"
            isPending={resending.isPending}
            failure={resendFailure}
            onResend={onResend}
            onRestart={form.onRestart}
          />
          {below}
        </Stack>
      }
    >
      {children}
      <CodeField label={t('phone.codeLabel')} {...atField(failure)} />
    </FormStep>
  )
}
