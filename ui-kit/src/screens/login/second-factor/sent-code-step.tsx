'use client'

import { type EmailCodeStep, type SmsCodeStep, useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/at-field.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useFactor } from './factor-context.tsx'
import { FactorSource } from './factor-source.tsx'
import { RememberDevice } from './remember-device.tsx'
import { ResendCode } from './resend-code.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { SentTo } from './sent-to.tsx'
import { useFactorFailure } from './use-factor-failure.ts'
import { WaysOn } from './ways-on.tsx'

/** Steps `smsVerifyCode` and `emailVerifyCode`: the digits that were sent, and a way to get others. */
export function SentCodeStep({ step }: StepProps<SmsCodeStep | EmailCodeStep>): ReactElement {
  const { submitCode, backToPhoneNumber, calls } = useMfa()
  const { onRestart } = useFactor()
  const { isPending, error } = useAttempt(calls, 'submitCode')
  const failure = useFactorFailure(error, 'sent')
  const t = useMessages(secondFactorMessages)
  const isSms = step.name === 'smsVerifyCode'
  const isEnrolling = step.mode === 'enroll'
  return (
    <FormStep
      title={t(isSms ? 'login.smsCodeTitle' : 'login.emailCodeTitle')}
      lead={<SentTo step={step} />}
      failure={failure}
      isPending={isPending}
      submit={t(isEnrolling ? 'login.turnOn' : 'login.continue')}
      busy={t('login.checkingCode')}
      onSubmit={(read) => void submitCode({ code: read('code'), rememberDevice: read('rememberDevice') === 'on' })}
      onRestart={onRestart}
      below={
        <WaysOn recovery={isEnrolling ? undefined : t(isSms ? 'login.cannotUsePhone' : 'login.cannotUseEmail')}>
          <ResendCode step={step} />
          {isSms && isEnrolling && (
            <TextButton isStandalone onPress={backToPhoneNumber}>
              {t('login.changePhone')}
            </TextButton>
          )}
        </WaysOn>
      }
    >
      <FactorSource />
      <CodeField label={t('login.codeLabel')} {...atField(failure)} />
      {!isEnrolling && <RememberDevice />}
    </FormStep>
  )
}
