'use client'

import { type FeatureUsage, useClient } from '@portico/headless'
import { adminPortalAddress, useAdminPortal } from '@portico/headless/portal/admin-portal'
import type { Usage } from '@portico/headless/portal/usage'
import type { ReactElement } from 'react'
import { useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { TextLink } from '../../../primitives/link/link.tsx'
import { Progress } from '../../../primitives/portal/progress/progress.tsx'
import { useClasses } from '../../../slots/index.ts'
import { usageMessages } from './usage-messages.ts'

export interface UsageLimitsProps {
  readonly usage: Usage
}

/** The limits that are near or reached, each with the way to the plans. */
export function UsageWarnings({ usage }: UsageLimitsProps): ReactElement {
  const t = useMessages(usageMessages)
  return (
    <>
      {useLimited(usage)
        .filter((one) => toneOf(one) !== 'primary')
        .map((one) => (
          <Alert
            key={one.key}
            tone={isReached(one) ? 'danger' : 'warning'}
            title={t(isReached(one) ? 'usage.reached' : 'usage.near', { name: one.name })}
          >
            <span>
              {t('usage.isUsed', { used: one.used, limit: one.limit ?? one.used })} <PlansLink />
            </span>
          </Alert>
        ))}
    </>
  )
}

/** Each limit of the plan beside what is used of it. */
export function UsageLimits({ usage }: UsageLimitsProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(usageMessages)
  const textOf = useLimitText()
  const limited = useLimited(usage)
  if (limited.length === 0) return null
  return (
    <PagePart
      title={t('usage.features')}
      lead={usage.hasSubAccounts ? t('usage.ownLimits') : undefined}
      actions={<PlansLink />}
    >
      <ul className={classOf('UsageCard', classOf('UsageLimits'))}>
        {limited.map((one) => (
          <li key={one.key} className={classOf('UsageLimit')}>
            <Progress
              label={one.name}
              value={one.limit === null ? 0 : one.used}
              max={one.limit ?? 1}
              valueText={textOf(one)}
              tone={toneOf(one)}
            />
            {one.reset !== null && <p className={classOf('UsageNote')}>{t('usage.resets', { date: one.reset })}</p>}
          </li>
        ))}
      </ul>
    </PagePart>
  )
}

function PlansLink() {
  const t = useMessages(usageMessages)
  const client = useClient()
  const { sections } = useOpenRecord()
  const { open } = useAdminPortal()
  const place = { section: 'subscriptions' }
  if (!sections.includes(place.section)) return null
  return (
    <TextLink href={adminPortalAddress(client, place)} onPress={() => open(place)}>
      {t('usage.seePlans')}
    </TextLink>
  )
}

interface Limited extends Pick<FeatureUsage, 'key' | 'used'> {
  readonly name: string
  readonly limit: number | null
  /** The day on which the count begins again; `null` for a count that does not. */
  readonly reset: string | null
}

/** The seats and the features of the plan, with their names. */
function useLimited({ members, features }: Usage): readonly Limited[] {
  const t = useMessages(usageMessages)
  const date = useDateFormat()({ dateStyle: 'medium' })
  const seats =
    members && typeof members.limit === 'number'
      ? [{ key: 'users', name: t('usage.seats'), used: members.used, limit: members.limit, reset: null }]
      : []
  return [
    ...seats,
    ...(features ?? []).map(({ key, name, used, limit = null, resetsAt }) => ({
      key,
      name: name ?? t.find(`usage.feature.${key}`) ?? key,
      used,
      limit,
      reset: resetsAt ? date.format(resetsAt) : null,
    })),
  ]
}

function useLimitText(): (one: Limited) => string {
  const t = useMessages(usageMessages)
  return ({ used, limit }) => (limit === null ? t('usage.unlimited', { used }) : t('usage.usedOf', { used, limit }))
}

function toneOf({ used, limit }: Limited): 'primary' | 'warning' | 'danger' {
  if (limit === null || shareOf(used, limit) < near) return 'primary'
  return used >= limit ? 'danger' : 'warning'
}

function isReached({ used, limit }: Limited): boolean {
  return limit !== null && used >= limit
}

function shareOf(used: number, limit: number): number {
  return limit <= 0 ? 1 : used / limit
}

/** The share of a limit from which it is near. */
const near = 0.8
