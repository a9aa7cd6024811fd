'use client'

import { type EmailCodeStep, type SmsCodeStep, useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Link } from '../../../primitives/link/link.tsx'
import { Resend } from '../../resend.tsx'
import { useFailure } from '../../use-failure.ts'
import { useAttempt } from '../fixed-step.ts'
import type { StepProps } from '../login-slots.ts'
import { useFactor } from './factor-context.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'

/** Another code: not at once, because the first may still be on its way; and to another phone, where there is one. */
export function ResendCode({ step }: StepProps<SmsCodeStep | EmailCodeStep>): ReactElement {
  const { sendCode, calls } = useMfa()
  const { onRestart } = useFactor()
  const { isPending, error } = useAttempt(calls, 'sendCode')
  const failure = useFailure(error, secondFactorMessages, { kind: 'app' })
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
        <Link key={id} isStandalone onPress={() => void sendCode({ deviceId: id })}>
          {t('login.sendToPhone', { phone: phoneNumber })}
        </Link>
      ))}
    </>
  )
}
