'use client'

import { type EmailCodeStep, type SmsCodeStep, useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { Resend } from '../../../frame/resend.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useFactor } from './factor-context.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFactorFailure } from './use-factor-failure.ts'

/** Another code: not at once, because the first may still be on its way; and to another phone, where there is one. */
export function ResendCode({ step }: StepProps<SmsCodeStep | EmailCodeStep>): ReactElement {
  const { sendCode, calls } = useMfa()
  const { onRestart } = useFactor()
  const { isPending, error } = useAttempt(calls, 'sendCode')
  const failure = useFactorFailure(error, 'app')
  const t = useMessages(secondFactorMessages)
  const others = step.name === 'smsVerifyCode' ? step.phones.filter((one) => one.phoneNumber !== step.phoneNumber) : []
  return (
    <>
      <Resend
        sent={step.sent}
        what="code"
        isPending={isPending}
        failure={failure && { ...failure, title: failure.title || t('login.codeNotSent') }}
        onResend={() => void sendCode()}
        onRestart={onRestart}
      />
      {others.map(({ id, phoneNumber }) => (
        <TextButton key={id} isStandalone onPress={() => void sendCode({ deviceId: id })}>
          {t('login.sendToPhone', { phone: phoneNumber })}
        </TextButton>
      ))}
    </>
  )
}
