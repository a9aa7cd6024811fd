'use client'

import { type PromptQuickSmsStep, type QuickSmsCodeStep, type QuickSmsNumberStep, useQuickSms } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { TextButton } from '../../primitives/text-button/text-button.tsx'
import { NumberForm, SentCodeForm } from './phone-forms.tsx'
import { phoneMessages } from './phone-messages.ts'

/** Step `promptQuickSms`: a number for sign-in by text message and its code, or no number. */
export function QuickSmsStep(_: StepProps<PromptQuickSmsStep>): ReactElement {
  const step = useQuickSms((quickSms) => quickSms.step)
  switch (step.name) {
    case 'smsSetPhoneNumber':
      return <GiveNumber key={step.name} step={step} />
    case 'smsVerifyCode':
      return <GiveCode key={step.name} step={step} />
    default:
      return step satisfies never
  }
}

function GiveNumber({ step }: StepProps<QuickSmsNumberStep>) {
  const { submitPhoneNumber, skip, calls } = useQuickSms()
  const t = useMessages(phoneMessages)
  return (
    <NumberForm
      title={t('quickSms.title')}
      lead={t('quickSms.lead')}
      focusOn="heading"
      attempt={useAttempt(calls, 'submitPhoneNumber')}
      phoneNumber={step.phoneNumber}
      onSubmit={(phoneNumber) => void submitPhoneNumber({ phoneNumber })}
      onRestart={() => void skip()}
      restartLabel={t('quickSms.skip')}
      instead={
        <Button variant="quiet" isWide onPress={() => void skip()}>
          {t('quickSms.skip')}
        </Button>
      }
    />
  )
}

function GiveCode({ step }: StepProps<QuickSmsCodeStep>) {
  const { submitCode, resend, backToPhoneNumber, skip, calls } = useQuickSms()
  const t = useMessages(phoneMessages)
  return (
    <SentCodeForm
      title={t('phone.codeTitle')}
      lead={t('phone.sentBySms', { number: step.phoneNumber })}
      sent={step}
      attempt={useAttempt(calls, 'submitCode')}
      resending={useAttempt(calls, 'resend')}
      submit={t('phone.confirm')}
      onSubmit={(code) => void submitCode({ code })}
      onResend={() => void resend()}
      onRestart={backToPhoneNumber}
      restartLabel={t('quickSms.changeNumber')}
      instead={
        <Button variant="quiet" isWide onPress={() => void skip()}>
          {t('quickSms.skip')}
        </Button>
      }
      below={
        <TextButton isStandalone onPress={backToPhoneNumber}>
          {t('quickSms.changeNumber')}
        </TextButton>
      }
    />
  )
}
