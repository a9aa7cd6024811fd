'use client'

import { type PasswordRotationNotificationStep, useClient, usePasswordRotation } from '@portico/headless'
import { routesOf } from '@portico/headless/internal'
import type { ReactElement } from 'react'
import { StepFrame } from '../../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { keyIcon } from '../../../primitives/icon/paths.ts'
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
