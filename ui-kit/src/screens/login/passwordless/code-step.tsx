'use client'

import { type PasscodeStep, usePasswordless } from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/failure.ts'
import { useFailure } from '../../../frame/failures/use-failure.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { Identity } from '../../../primitives/identity/identity.tsx'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { OtherWays } from './other-ways.tsx'
import { passwordlessMessages } from './passwordless-messages.ts'
import { ResendMessage, Resent } from './resend-message.tsx'
import { useIsAnother } from './use-is-another.ts'

/** Steps `loginWithOtc`, `loginWithSmsOtc` and `loginWithQuickSmsOtc`: the six digits that were sent. Each message has a form of its own. */
export function CodeStep({ step }: StepProps<PasscodeStep>): ReactElement {
  return <CodeForm key={step.sentAt} step={step} isAnother={useIsAnother(step)} />
}

function CodeForm({ step, isAnother }: StepProps<PasscodeStep> & { readonly isAnother: boolean }) {
  const { submitCode, restart, calls } = usePasswordless()
  const { isPending, error } = useAttempt(calls, 'submitCode')
  // The failure of the code before is not that of this one.
  const [former] = useState(isAnother ? error : null)
  const failure = useFailure(error === former ? null : error, passwordlessMessages)
  const t = useMessages(passwordlessMessages)
  const { email, typedNumber = '', phoneNumber } = step
  const isMail = step.name === 'loginWithOtc'
  return (
    <FormStep
      title={t(isMail ? 'passwordless.codeTitle' : 'passwordless.smsTitle')}
      lead={
        isMail
          ? t('passwordless.codeLead', { email })
          : t('passwordless.smsLead', { phoneNumber: phoneNumber || 'none' })
      }
      notice={isAnother ? t('resend.sent.title') : undefined}
      failure={failure}
      isPending={isPending}
      submit={t('passwordless.submit')}
      busy={t('passwordless.checking')}
      onSubmit={(read) => void submitCode({ code: read('code') })}
      onRestart={restart}
      above={<Resent isShown={isAnother} />}
      below={
        <Stack gap="sm">
          <ResendMessage sent={step} what="code" />
          {email !== '' && <OtherWays present={isMail ? 'Code' : 'SmsCode'} />}
        </Stack>
      }
    >
      <Identity email={email || typedNumber} onChange={restart} />
      <CodeField label={t('passwordless.codeLabel')} {...atField(failure)} />
    </FormStep>
  )
}
