'use client'

import { type ChooseFactorStep as ChooseFactorStepState, type MfaMethod, useMfa } from '@portico/headless'
import { type ReactElement, useContext } from 'react'
import { HeadingLevelContext, StepFrame } from '../../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { ChoiceList } from '../../../primitives/choice-list/choice-list.tsx'
import { keyIcon, mailIcon, messageIcon, phoneIcon, shieldIcon } from '../../../primitives/icon/paths.ts'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useFactor } from './factor-context.tsx'
import { Postpone } from './postpone.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'

/** Step `verify`: several second factors would do. */
export function ChooseFactorStep({ step }: StepProps<ChooseFactorStepState>): ReactElement {
  const chooseMethod = useMfa((mfa) => mfa.chooseMethod)
  const { onRestart, onCancel } = useFactor()
  const t = useMessages(secondFactorMessages)
  const isEnrolling = step.mode === 'enroll'
  const isInDialog = useContext(HeadingLevelContext) === 3

  const words = isEnrolling
    ? { title: t('login.chooseEnrollmentTitle'), lead: t('login.chooseEnrollmentLead') }
    : {
        title: t(onCancel ? 'stepUp.chooseTitle' : 'login.chooseFactorTitle'),
        // The dialog has a lead already.
        lead: isInDialog ? undefined : t('login.chooseFactorLead'),
      }

  function choose(id: string) {
    const method = step.methods.find((known) => known === id)
    if (method) chooseMethod({ method })
  }

  return (
    <StepFrame {...words} focusOn="heading">
      <ChoiceList
        choices={step.methods.map((id) => ({ id, label: t.find(`login.methods.${id}`) ?? id, path: paths[id] }))}
        onChoose={choose}
      />
      <Postpone />
      <TextButton isStandalone onPress={onCancel ?? onRestart}>
        {t(onCancel ? 'stepUp.cancel' : 'login.useAnotherAccount')}
      </TextButton>
    </StepFrame>
  )
}

const paths: Readonly<Record<MfaMethod, string>> = {
  AuthenticatorApp: phoneIcon,
  SMS: messageIcon,
  EmailCode: mailIcon,
  WebAuthnPlatform: shieldIcon,
  WebAuthnCrossPlatform: keyIcon,
}
