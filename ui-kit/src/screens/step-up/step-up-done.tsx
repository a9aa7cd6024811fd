'use client'

import { type DoneStepUp, useStepUp } from '@portico/headless'
import type { ReactElement } from 'react'
import { CountdownStep } from '../../frame/countdown-line.tsx'
import { useMessages } from '../../i18n/index.ts'
import { stepUpMessages } from './step-up-messages.ts'

/** Step `done` of a page: it leads back by itself in a moment, unless told to stay. */
export function StepUpDone({ step: { isStaying } }: { readonly step: DoneStepUp }): ReactElement {
  const { stay, proceed } = useStepUp()
  const t = useMessages(stepUpMessages)
  return (
    <CountdownStep
      title={t('stepUp.doneTitle')}
      lead={t(isStaying ? 'login.redirectStopped' : 'stepUp.doneLead')}
      stayWords={t('login.stayHere')}
      openWords={t('stepUp.back')}
      isStaying={isStaying}
      onStay={stay}
      onOpen={proceed}
    />
  )
}
