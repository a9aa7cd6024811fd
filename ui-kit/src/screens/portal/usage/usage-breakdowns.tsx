'use client'

import type { Usage } from '@portico/headless/portal/usage'
import type { ReactElement } from 'react'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { usageMessages } from './usage-messages.ts'
import { UsageTable } from './usage-table.tsx'
import { useChangeFigure } from './usage-words.ts'

export interface UsageBreakdownsProps {
  readonly usage: Usage
}

/** The sums by way, by token and by account. A part that is not counted is left out. */
export function UsageBreakdowns({ usage }: UsageBreakdownsProps): ReactElement {
  const { code } = useLocale()
  const t = useMessages(usageMessages)
  const changeOf = useChangeFigure()
  const { signInWays, tokens, accounts } = usage
  const number = numberFormat(code)
  const text = (value: number | undefined) => (value === undefined ? '—' : number.format(value))
  const most = (values: readonly number[]) => Math.max(1, ...values)
  const mostByWay = most(signInWays?.map(({ count }) => count) ?? [])
  const mostByToken = most(tokens?.map(({ calls }) => calls) ?? [])
  return (
    <>
      {signInWays && signInWays.length > 0 && (
        <PagePart title={t('usage.signInWays')}>
          <UsageTable
            label={t('usage.signInWays')}
            columns={[
              { id: 'way', head: t('usage.way') },
              { id: 'count', head: t('usage.signIns'), isNumber: true },
              { id: 'change', head: t('usage.change'), isNumber: true },
            ]}
            rows={signInWays.map(({ way, count, before }) => ({
              id: way,
              share: count / mostByWay,
              cells: [t.find(`usage.way.${way}`) ?? way, text(count), changeOf(count, before)],
            }))}
          />
        </PagePart>
      )}
      {tokens && tokens.length > 0 && (
        <PagePart title={t('usage.tokens')}>
          <UsageTable
            label={t('usage.tokens')}
            columns={[
              { id: 'token', head: t('usage.token') },
              { id: 'calls', head: t('usage.calls'), isNumber: true },
              { id: 'change', head: t('usage.change'), isNumber: true },
            ]}
            rows={tokens.map(({ id, name, calls, refused = 0, before }) => ({
              id,
              share: calls / mostByToken,
              note: refused > 0 ? t('usage.refused', { count: refused }) : undefined,
              cells: [<bdi key="name">{name}</bdi>, text(calls), changeOf(calls, before)],
            }))}
          />
        </PagePart>
      )}
      {accounts && accounts.length > 0 && (
        <PagePart title={t('usage.accounts')}>
          <UsageTable
            label={t('usage.accounts')}
            columns={[
              { id: 'account', head: t('usage.account') },
              ...(['members', 'activePeople', 'signIns', 'tokenCalls'] as const).map((name) => ({
                id: name,
                head: t(`usage.${name}`),
                isNumber: true,
              })),
            ]}
            rows={accounts.map(({ tenantId, name, members, activePeople, signIns, tokenCalls }) => ({
              id: tenantId,
              cells: [<bdi key="name">{name}</bdi>, ...[members, activePeople, signIns, tokenCalls].map(text)],
            }))}
          />
        </PagePart>
      )}
    </>
  )
}
