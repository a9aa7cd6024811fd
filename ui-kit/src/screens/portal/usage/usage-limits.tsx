'use client'

import { useClient } from '@portico/headless'
import { adminPortalAddress, useAdminPortal } from '@portico/headless/portal/admin-portal'
import type { Usage } from '@portico/headless/portal/usage'
import type { ReactElement } from 'react'
import { useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { TextLink } from '../../../primitives/link/link.tsx'
import { Progress } from '../../../primitives/portal/progress/progress.tsx'
import { useClasses } from '../../../slots/index.ts'
import { usageMessages } from './usage-messages.ts'
import { toneOf, useLimited, useLimitText } from './use-limited.ts'

export interface UsageLimitsProps {
  readonly usage: Usage
}

/** One notice for all limits that are near or reached, with the way to the plans. */
export function UsageWarning({ usage }: UsageLimitsProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(usageMessages)
  const textOf = useLimitText()
  const close = useLimited(usage).filter((one) => toneOf(one) !== 'primary')
  const reached = close.filter((one) => toneOf(one) === 'danger')
  const [only] = close
  if (!only) return null
  const count = close.length
  const isAllReached = reached.length === count
  const title =
    count === 1
      ? t(isAllReached ? 'usage.reached' : 'usage.near', { name: only.name })
      : t(isAllReached ? 'usage.reachedMany' : 'usage.nearMany', { count })
  return (
    <Alert tone={reached.length > 0 ? 'danger' : 'warning'} title={title}>
      {count === 1 ? (
        <span>{textOf(only)}</span>
      ) : (
        <ul className={classOf('UsageClose')}>
          {close.map((one) => (
            <li key={one.key}>
              {one.name}: {textOf(one)}
            </li>
          ))}
        </ul>
      )}
      <PlansLink />
    </Alert>
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
