'use client'

import type { EmailCodeStep, SmsCodeStep } from '@portico/headless'
import { createElement, Fragment, type ReactElement } from 'react'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { secondFactorMessages } from './second-factor-messages.ts'

/** The recipient of the code. A number and an address keep their own direction within the sentence. */
export function SentTo({ step }: StepProps<SmsCodeStep | EmailCodeStep>): ReactElement {
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

/** A character that no text uses: it holds the place of an element in a sentence, because messages hold no markup. */
const mark = '\uE000'
