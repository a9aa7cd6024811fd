'use client'

import { type EmailCodeStep, type SmsCodeStep, useMfa } from '@portico/headless'
import { createElement, Fragment, type ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/failure.ts'
import { Resend } from '../../../frame/resend.tsx'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { CodeField } from '../../../primitives/code-field/code-field.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { FactorSource, useFactor } from './factor-context.tsx'
import { RememberDevice } from './remember-device.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFactorFailure } from './use-factor-failure.ts'
import { WaysOn } from './ways-on.tsx'

/** A character that no text uses: it holds the place of an element in a sentence, because messages hold no markup. */
const mark = '\uE000'

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

/** The recipient of the code. A number and an address keep their own direction within the sentence. */
function SentTo({ step }: StepProps<SmsCodeStep | EmailCodeStep>): ReactElement {
  const classOf = useClasses()
  const t = useMessages(secondFactorMessages)
  const to = step.name === 'smsVerifyCode' ? step.phoneNumber : step.email
  if (!to) return createElement(Fragment, null, t('login.codeSent'))
  const parts = t('login.codeSentTo', { to: mark }).split(mark)
  const [before = '', after = ''] = parts
  return (
    <>
      {before}
      <bdi className={classOf('Value')} dir="ltr">
        {to}
      </bdi>
      {after}
    </>
  )
}

/** Another code: not at once, because the first may still be on its way; and to another phone, where there is one. */
function ResendCode({ step }: StepProps<SmsCodeStep | EmailCodeStep>): ReactElement {
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
