'use client'

import { useStepUp } from '@portico/headless'
import type { ReactElement } from 'react'
import { HeadingLevelContext } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { Paragraph } from '../../primitives/text/text.tsx'
import { StepUpFlow } from './step-up-flow.tsx'
import { stepUpMessages } from './step-up-messages.ts'

/** The second factor, asked for in a dialog over the page. */
export function StepUpOver(): ReactElement {
  const cancel = useStepUp((stepUp) => stepUp.cancel)
  const t = useMessages(stepUpMessages)
  return (
    <Dialog title={t('stepUp.title')} isOpen size="sm" onOpenChange={cancel}>
      <Paragraph tone="muted">{t('stepUp.lead')}</Paragraph>
      <HeadingLevelContext.Provider value={3}>
        <StepUpFlow />
      </HeadingLevelContext.Provider>
    </Dialog>
  )
}
