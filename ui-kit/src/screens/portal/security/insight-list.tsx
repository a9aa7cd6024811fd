'use client'

import type { SecurityInsight } from '@portico/headless/portal/security'
import type { ReactElement } from 'react'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { checkIcon, infoIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { securityMessages } from './security-messages.ts'

export interface InsightListProps {
  readonly insights: readonly SecurityInsight[]
}

/** The insights, each with its subject and a verdict. Those without words are left out. */
export function InsightList({ insights }: InsightListProps): ReactElement {
  const t = useMessages(securityMessages)
  const textOf = useInsightText()
  const rows = insights.flatMap((insight) => {
    const [name, text] = [t.find(`security.part.${insight.category}`), textOf(insight)]
    return name === undefined || text === undefined ? [] : [{ code: insight.code, name, text }]
  })
  return (
    <PagePart title={t('security.standing')}>
      <RowList isCard>
        {rows.map(({ code, name, text }) => (
          <ListRow key={code} name={name} note={text}>
            {good.includes(code) ? (
              <Badge tone="success" icon={<Icon path={checkIcon} size="sm" />}>
                {t('security.isGood')}
              </Badge>
            ) : (
              <Badge icon={<Icon path={infoIcon} size="sm" />}>{t('security.couldBeBetter')}</Badge>
            )}
          </ListRow>
        ))}
      </RowList>
    </PagePart>
  )
}

const good: readonly string[] = [
  'MFA_FORCED',
  'PARTIALLY_FORCED_MFA',
  'FULL_MFA_USAGE',
  'FULL_PASSWORD_SETTINGS',
  'FULL_SESSION_SETTINGS',
  'IP_ALLOWLIST',
  'DOMAIN_ALLOWLIST',
]

/** Returns a function that puts an insight into words; `undefined` for one that is not known, or whose figures are not. */
function useInsightText() {
  const t = useMessages(securityMessages)
  return ({ code, category, metadata }: SecurityInsight): string | undefined => {
    const { totalUsers, enrolledUsers, breachedUsers, sessionSettings, ips, domains } = metadata
    const listed = category === 'IP' ? ips : domains
    switch (code) {
      case 'PARTIAL_MFA_USAGE':
        if (enrolledUsers === null || totalUsers === null) return undefined
        return t('security.insight.PARTIAL-MFA-USAGE', { some: enrolledUsers, all: totalUsers })
      case 'BREACHED_PASSWORD_USERS_EXIST':
        return t('security.why.breached', { count: breachedUsers ?? 1 })
      case 'PARTIAL_SESSION_SETTINGS':
        return t('security.insight.PARTIAL-SESSION-SETTINGS', { some: sessionSettings ?? 1, all: 3 })
      case 'NO_IP_RESTRICTIONS':
        return t('security.why.ip')
      case 'NO_DOMAIN_RESTRICTIONS':
        return t('security.why.domain')
      case 'IP_ALLOWLIST':
      case 'DOMAIN_ALLOWLIST':
        return listed === null ? undefined : t('security.insight.allowed', { count: listed })
      case 'IP_DENYLIST':
      case 'DOMAIN_DENYLIST':
        return listed === null ? undefined : t('security.insight.blocked', { count: listed })
      default:
        return t.find(`security.insight.${code.replaceAll('_', '-')}`)
    }
  }
}
