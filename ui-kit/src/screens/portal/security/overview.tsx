'use client'

import { useSecurityCenter } from '@portico/headless/portal/security'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { AdviceList } from './advice-list.tsx'
import { InsightList } from './insight-list.tsx'
import { LoadedTab } from './loaded-tab.tsx'
import { ScoreCard } from './score-card.tsx'
import { securityMessages } from './security-messages.ts'
import { SecurityPeople } from './security-people.tsx'

/** The security center: the score, the next steps, the standing, and the people to check. */
export function Overview(): ReactElement {
  const classOf = useClasses()
  const t = useMessages(securityMessages)
  const center = useSecurityCenter()
  const { value } = center
  return (
    <div className={classOf('SecurityOverview')}>
      <LoadedTab record={center} part={t('security.overview')}>
        {value && (
          <>
            <ScoreCard center={value} />
            <AdviceList center={center} recommendations={value.recommendations} />
            {value.insights.length > 0 && <InsightList insights={value.insights} />}
          </>
        )}
      </LoadedTab>
      <SecurityPeople />
    </div>
  )
}
