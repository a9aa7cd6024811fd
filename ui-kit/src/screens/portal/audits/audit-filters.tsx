'use client'

import { type AuditColumn, readAuditPeriod } from '@portico/headless/portal/audits'
import { type ReactElement, useMemo } from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { useActionWords } from '../../../frame/portal/audit-action/use-action-words.ts'
import { controlPlace } from '../../../frame/portal/control-place/control-place.tsx'
import { FilterSwitch } from '../../../frame/portal/filter-bar/filter-switch.tsx'
import type { Filter, FilterFieldProps } from '../../../frame/portal/filter-bar/types.ts'
import { type Translate, useMessages } from '../../../i18n/index.ts'
import { timeOf, useDateFormat } from '../../../i18n/use-date-format.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { ownValue } from '../../../theme/own-member.ts'
import { headingOf } from './audit-columns.tsx'
import { nearPeriods } from './audit-words.ts'
import { auditsMessages } from './audits-messages.ts'

/** The filters of the log, from the columns of the provider: a period, a severity, and texts. */
export function useAuditFilters(columns: readonly AuditColumn[]): readonly Filter[] {
  const t = useMessages(auditsMessages)
  const periodWords = usePeriodWords()
  const actionWords = useActionWords()
  return useMemo(
    () =>
      columns.flatMap((column): Filter[] => {
        const { name, type, isFilterable } = column
        const id = name
        const heading = headingOf(column)
        const label = t.find(heading) ?? heading
        if (!isFilterable || type === 'Json') return []
        // Only this period has a meaning that every provider shares.
        if (type === 'Timestamp')
          return name === 'createdAt' ? [{ id, label, field: PeriodField, textOf: periodWords }] : []
        if (type !== 'Severity')
          return [
            {
              id,
              label,
              field: ownValue(knownFields, name) ?? TextFilter,
              textOf: name === 'action' ? actionWords : undefined,
            },
          ]
        return [{ id, label, options: severitiesIn(t), inBar: SeveritySwitch }]
      }),
    [columns, t, periodWords, actionWords],
  )
}

/** Returns the words of a period: "Last 7 days", or days of the calendar. */
function usePeriodWords(): (value: string) => string {
  const t = useMessages(auditsMessages)
  const dateFormat = useDateFormat()
  return useMemo(() => {
    const format = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
    return (value) => {
      const near = ownValue(nearPeriods, value)
      if (near) return t(near)
      const period = readAuditPeriod(value)
      if (!period || 'day' in period || 'month' in period) return value
      if ('days' in period) return t('audits.lastDays', { count: period.days })
      const [from, to] = [period.from, period.to].map((day) => (timeOf(day) === null ? null : day))
      if (from && to) return format.formatRange(from, to)
      return from
        ? t('audits.since', { date: format.format(from) })
        : to
          ? t('audits.until', { date: format.format(to) })
          : value
    }
  }, [t, dateFormat])
}

function SeveritySwitch(props: FilterFieldProps): ReactElement {
  return <FilterSwitch {...props} options={severitiesIn(useMessages(auditsMessages))} />
}

function severitiesIn(t: Translate<keyof typeof auditsMessages>) {
  return (['Info', 'High'] as const).map((id) => ({ id, label: t(`audits.${id}`) }))
}

function TextFilter({ label, value, onChange }: FilterFieldProps): ReactElement {
  return <TextField label={label} name={label} value={value} onChange={onChange} dir="auto" />
}

const fields = () => import('./filter-fields.tsx')
const PeriodField = lazyPart<FilterFieldProps>(async () => (await fields()).PeriodField, controlPlace)

/** The filters of columns whose values the log knows. */
const knownFields: Readonly<Record<string, Filter['field']>> = {
  action: lazyPart<FilterFieldProps>(async () => (await fields()).ActionField, controlPlace),
  user: lazyPart<FilterFieldProps>(async () => (await fields()).WhoField, controlPlace),
}
