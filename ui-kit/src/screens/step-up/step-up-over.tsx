'use client'

import { useStepUp } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { Announcer } from '../login/announcer.tsx'
import { secondFactorMessages } from '../login/second-factor/second-factor-messages.ts'
import { HeadingLevelContext } from '../login/step-frame.tsx'
import { StepUpFlow, type StepUpFlowProps } from './step-up-flow.tsx'

/** The second factor, asked for in a dialog over the page. */
export function StepUpOver({ fixed }: StepUpFlowProps): ReactElement {
  const cancel = useStepUp((stepUp) => stepUp.cancel)
  const t = useMessages(secondFactorMessages)
  return (
    <Dialog title={t('stepUp.title')} isOpen size="sm" onOpenChange={cancel}>
      <Text tone="muted">{t('stepUp.lead')}</Text>
      <HeadingLevelContext.Provider value={3}>
        <Announcer>
          <StepUpFlow fixed={fixed} />
        </Announcer>
      </HeadingLevelContext.Provider>
    </Dialog>
  )
}
