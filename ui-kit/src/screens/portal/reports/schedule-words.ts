'use client'

import type { ReportSchedule, ReportTimes } from '@portico/headless/portal/reports'
import { browserZone, zoneName } from '../../../frame/portal/dates/zone-name.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { useDateFormat, useTimeZone } from '../../../i18n/use-date-format.ts'
import { reportsMessages } from './reports-messages.ts'

/** Returns the times of a schedule in words, with their zone if it is not that of the account. */
export function useScheduleWords(): (schedule: Pick<ReportSchedule, 'cron' | 'times' | 'timezone'>) => string {
  const t = useMessages(reportsMessages)
  const { code } = useLocale()
  const dayName = useDayName()
  const timeText = useTimeText()
  const zoneOfAccount = useAccountZone()

  function timesText({ weekdays, hour, minute }: ReportTimes): string {
    const time = timeText(hour, minute)
    if (weekdays.length === 7) return t('reports.everyDay', { time })
    if (weekdays.join() === '1,2,3,4,5') return t('reports.workdays', { time })
    return t('reports.onDays', { days: listFormat(code).format(weekdays.map((day) => dayName(day))), time })
  }

  return ({ cron, times, timezone }) => {
    const words = times ? timesText(times) : t('reports.byCron', { cron: `${leftToRight}${cron}` })
    const zone = timezone === zoneOfAccount ? [] : [zoneName(timezone, code)]
    return listFormat(code, { style: 'short', type: 'unit' }).format([words, ...zone])
  }
}

/** The zone of the account, or that of the browser. */
export function useAccountZone(): string {
  return useTimeZone() ?? browserZone()
}

/** Returns the name of a day of the week, from 0 for Sunday. */
export function useDayName(): (day: number, style?: 'long' | 'short' | 'narrow') => string {
  const dates = useDateFormat()
  return (day, weekday = 'long') => dates({ weekday, timeZone: 'UTC' }).format(sunday + day * 86_400_000)
}

/** Returns a time of day, by the pattern of the account. */
export function useTimeText(): (hour: number, minute: number) => string {
  const dates = useDateFormat()
  const { format } = dates({ timeStyle: 'short', timeZone: 'UTC' })
  return (hour, minute) => format(sunday + (hour * 60 + minute) * 60_000)
}

/** The start of Sunday, 1 January 2023, in UTC. */
const sunday = 1_672_531_200_000

/** A mark that keeps the order of what follows: without letters it would follow the direction of the language. */
const leftToRight = '\u200e'
