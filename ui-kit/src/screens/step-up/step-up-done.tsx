'use client'

import { type DoneStepUp, useStepUp } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { LeadOn } from '../lead-on.tsx'
import { secondFactorMessages } from '../login/second-factor/second-factor-messages.ts'

/** Step `done` of a page: it leads back by itself in a moment, unless told to stay. */
export function StepUpDone({ step: { isStaying } }: { readonly step: DoneStepUp }): ReactElement {
  const { stay, proceed } = useStepUp()
  const t = useMessages(messages)
  return (
    <LeadOn
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

const messages = { ...secondFactorMessages, ...pagesMessages }
