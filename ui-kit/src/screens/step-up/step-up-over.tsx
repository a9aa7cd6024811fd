'use client'

import { useStepUp } from '@portico/headless'
import type { ReactElement } from 'react'
import { StepsDialog } from '../../frame/steps/steps-dialog.tsx'
import { useMessages } from '../../i18n/index.ts'
import { Paragraph } from '../../primitives/text/text.tsx'
import { StepUpFlow, stepUpMessages } from './step-up-flow.tsx'

/** The second factor, asked for in a dialog over the page. */
export function StepUpOver(): ReactElement {
  const cancel = useStepUp((stepUp) => stepUp.cancel)
  const t = useMessages(stepUpMessages)
  return (
    <StepsDialog title={t('stepUp.title')} onClose={cancel}>
      <Paragraph tone="muted">{t('stepUp.lead')}</Paragraph>
      <StepUpFlow />
    </StepsDialog>
  )
}
