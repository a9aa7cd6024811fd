'use client'

import {
  type PasswordRotationExpiredStep,
  type PasswordRotationNotificationStep,
  useClient,
  useLogin,
  usePasswordRotation,
  usePasswordRules,
} from '@portico/headless'
import { routesOf } from '@portico/headless/internal'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/failure.ts'
import { useFailure } from '../../../frame/failures/use-failure.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import { StepFrame } from '../../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { keyIcon } from '../../../primitives/icon/paths.ts'
import { Identity } from '../../../primitives/identity/identity.tsx'
import { NewPasswordField } from '../../../primitives/new-password-field/new-password-field.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { afterLoginMessages } from './after-login-messages.ts'

/** Step `passwordRotationNotification`: the sign-in succeeded, and the password expires soon. */
export function RotationNoticeStep({ step }: StepProps<PasswordRotationNotificationStep>): ReactElement {
  const client = useClient()
  const continueAnyway = usePasswordRotation((rotation) => rotation.continueAnyway)
  const t = useMessages(afterLoginMessages)
  return (
    <StepFrame
      title={t('rotation.noticeTitle', { days: step.expiresIn })}
      lead={t('rotation.noticeLead')}
      emblem={<Emblem path={keyIcon} tone="neutral" />}
      focusOn="heading"
    >
      <Button variant="primary" isWide onPress={continueAnyway}>
        {t('rotation.continue')}
      </Button>
      <TextButton isStandalone onPress={() => client.navigate(routesOf(client).forgetPasswordUrl)}>
        {t('rotation.chooseNow')}
      </TextButton>
    </StepFrame>
  )
}

/** Step `passwordRotationExpired`: a new password, then on. */
export function RotationExpiredStep({ step }: StepProps<PasswordRotationExpiredStep>): ReactElement {
  const { submitPassword, calls } = usePasswordRotation()
  const { rules } = usePasswordRules({ userId: step.userId })
  const restart = useLogin((login) => login.restart)
  const { isPending, error } = useAttempt(calls, 'submitPassword')
  const t = useMessages(afterLoginMessages)
  const failure = useFailure(error, afterLoginMessages)
  return (
    <FormStep
      title={t('rotation.expiredTitle')}
      lead={t('rotation.expiredLead')}
      failure={failure}
      isPending={isPending}
      submit={t('rotation.submit')}
      busy={t('rotation.setting')}
      onSubmit={(read) => void submitPassword({ password: read('newPassword') })}
      onRestart={restart}
    >
      <Identity email={step.email} onChange={restart} />
      <NewPasswordField name="newPassword" rules={rules} {...atField(failure)} />
    </FormStep>
  )
}
