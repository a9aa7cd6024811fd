'use client'

import { type BreachedPasswordSuccessStep as SuccessState, useLogin, usePasswordRotation } from '@portico/headless'
import type { ReactElement } from 'react'
import { StepFrame } from '../../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { mailIcon } from '../../../primitives/icon/paths.ts'
import { afterLoginMessages } from './after-login-messages.ts'

/** Step `breachedPasswordSuccess`: where the link went. */
export function BreachedPasswordSuccessStep({ step }: StepProps<SuccessState>): ReactElement {
  const continueAnyway = usePasswordRotation((rotation) => rotation.continueAnyway)
  const restart = useLogin((login) => login.restart)
  const t = useMessages(afterLoginMessages)
  return (
    <StepFrame
      title={t('breached.successTitle')}
      lead={t('breached.successLead', { email: step.email })}
      emblem={<Emblem path={mailIcon} tone="success" />}
      focusOn="heading"
    >
      <Button variant="primary" isWide onPress={step.isSignedIn ? continueAnyway : restart}>
        {t(step.isSignedIn ? 'rotation.continueForNow' : 'rotation.otherAccount')}
      </Button>
    </StepFrame>
  )
}
