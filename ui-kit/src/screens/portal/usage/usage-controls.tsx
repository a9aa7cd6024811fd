'use client'

import { useAuthorized } from '@portico/headless'
import { auditPeriodText, readAuditPeriod } from '@portico/headless/portal/audits'
import type { Usage, UsageActions, UsageState } from '@portico/headless/portal/usage'
import type { ReactElement } from 'react'
import { PeriodChoice } from '../../../frame/portal/period-choice/period-choice.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { SegmentedSwitch } from '../../../primitives/portal/radio-group/segmented-switch.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { useClasses } from '../../../slots/index.ts'
import { usageMessages } from './usage-messages.ts'

export interface UsageControlsProps {
  readonly usage: Pick<UsageState, 'period' | 'step' | 'hasSubAccounts'> &
    Pick<UsageActions, 'setPeriod' | 'setStep' | 'setSubAccounts'>
  /** The usage that is shown. */
  readonly shown: Usage
}

/** The choices of the page: the period, the length of its parts, and the accounts below. */
export function UsageControls({ usage, shown }: UsageControlsProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(usageMessages)
  const mayAddBelow = useAuthorized(readsBelow).isAllowed
  const presets = lastDays.map((count) => ({
    id: auditPeriodText({ days: count }),
    label: count === year ? t('usage.year') : t('usage.lastDays', { count }),
  }))
  const steps = (['day', 'week', 'month'] as const).map((id) => ({ id, label: t(`usage.${id}`) }))

  function choosePeriod(text: string) {
    const period = readAuditPeriod(text)
    if (period && !('day' in period) && !('month' in period)) usage.setPeriod({ period })
  }

  return (
    <div className={classOf('UsageControls')}>
      <PeriodChoice
        label={t('usage.period')}
        presets={presets}
        words={{ own: t('usage.ownDays'), days: t('usage.days') }}
        value={auditPeriodText(usage.period)}
        start={{ from: shown.from, to: shown.to }}
        onChange={choosePeriod}
      />
      <SegmentedSwitch
        label={t('usage.step')}
        options={steps}
        value={usage.step}
        onChange={(id) => {
          const step = steps.find((one) => one.id === id)?.id
          if (step) usage.setStep({ step })
        }}
      />
      {mayAddBelow && (
        <Switch
          label={t('usage.withBelow')}
          isSelected={usage.hasSubAccounts}
          onChange={(isIncluded) => usage.setSubAccounts({ isIncluded })}
        />
      )}
    </div>
  )
}

const year = 365
const lastDays = [7, 30, 90, year]
const readsBelow = { permissions: ['fe.account-hierarchy.read.subAccount'] }
