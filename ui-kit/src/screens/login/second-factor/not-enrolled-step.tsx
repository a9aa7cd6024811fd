'use client'

import type { ReactElement } from 'react'
import { StepFrame } from '../../../frame/steps/step-frame.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { shieldIcon } from '../../../primitives/icon/paths.ts'
import { useFactor } from './factor-context.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'

/** Step `noMFAEnrolledStepUp`: a second factor is asked for, and there is none. */
export function NotEnrolledStep(): ReactElement {
  const { onRestart, onCancel } = useFactor()
  const t = useMessages(secondFactorMessages)
  return (
    <StepFrame
      title={t('stepUp.notEnrolledTitle')}
      lead={t('stepUp.notEnrolledLead')}
      emblem={<Emblem path={shieldIcon} tone="neutral" />}
      focusOn="heading"
    >
      <Button variant="primary" isWide onPress={onCancel ?? onRestart}>
        {t('stepUp.back')}
      </Button>
    </StepFrame>
  )
}
