'use client'

import { type ChooseRecoveryStep, useForgotPassword } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { FailureAlert } from '../../frame/steps/form-step.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useMessages } from '../../i18n/index.ts'
import { ChoiceList } from '../../primitives/choice-list/choice-list.tsx'
import { mailIcon, messageIcon } from '../../primitives/icon/paths.ts'
import { TextButton } from '../../primitives/text-button/text-button.tsx'
import { recoveryMessages } from './recovery-messages.ts'

/** Step `passwordRecoverySelector`: the ways to recover an account. */
export function ChooseRecovery({ step }: StepProps<ChooseRecoveryStep>): ReactElement {
  const { chooseMethod, restart, calls } = useForgotPassword()
  const { error } = useAttempt(calls, 'chooseMethod')
  const failure = useFailure(error, recoveryMessages)
  const t = useMessages(recoveryMessages)
  const choices = step.methods.map((method) =>
    method === 'email'
      ? { id: method, label: t('forgotPassword.byEmail'), path: mailIcon }
      : { id: method, label: t('forgotPassword.bySms'), path: messageIcon },
  )
  return (
    <StepFrame title={t('forgotPassword.selectTitle')} lead={t('forgotPassword.selectLead')} focusOn="heading">
      <ChoiceList
        choices={choices}
        onChoose={(id) => {
          const method = step.methods.find((one) => one === id)
          if (method) void chooseMethod({ method })
        }}
      />
      <FailureAlert failure={failure && { ...failure, about: 'form' }} onRestart={restart} />
      <TextButton isStandalone onPress={restart}>
        {t('forgotPassword.otherEmail')}
      </TextButton>
    </StepFrame>
  )
}
