'use client'

import type { ReportSchedule } from '@portico/headless/portal/reports'
import { browserZone, zoneName } from '../../../frame/portal/dates/zone-name.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { useDateFormat, useTimeZone } from '../../../i18n/use-date-format.ts'
import { type CronTimes, cronTimes } from './cron-times.ts'
import { reportsMessages } from './reports-messages.ts'

/** Returns the times of a schedule in words, with their zone if it is not that of the account. */
export function useScheduleWords(): (schedule: Pick<ReportSchedule, 'cron' | 'timezone'>) => string {
  const t = useMessages(reportsMessages)
  const { code } = useLocale()
  const dayName = useDayName()
  const monthName = useMonthName()
  const timeText = useTimeText()
  const zoneOfAccount = useAccountZone()
  const list = (words: readonly string[]) => listFormat(code).format(words)

  function cronText(cron: string): string {
    const found = cronTimes(cron)
    // Only what has no words is code, between marks that keep its order: digits and stars have no direction of their own.
    return found ? timesText(found) : t('reports.byCron', { cron: `${leftToRight}${cron}${leftToRight}` })
  }

  function timesText(found: CronTimes): string {
    if (found.kind === 'minutes') return t('reports.everyMinutes', { count: found.step })
    if (found.kind === 'hours') {
      const { step: count, minute } = found
      return minute === 0 ? t('reports.everyHours', { count }) : t('reports.everyHoursAt', { count, minute })
    }
    const time = list(found.times.map(({ hour, minute }) => timeText(hour, minute)))
    return found.kind === 'days' ? daysText(found, time) : weekdaysText(found.weekdays, time)
  }

  function daysText({ days: numbers, months }: DaysOfMonths, time: string): string {
    const days = list(numbers.map((day) => t('reports.monthDay', { day })))
    return 'step' in months
      ? t('reports.everyMonth', { days, time, step: stepNames[months.step] ?? 'each' })
      : t('reports.inMonths', { days, time, months: list(months.names.map(monthName)) })
  }

  function weekdaysText(weekdays: readonly number[], time: string): string {
    if (weekdays.length === 7) return t('reports.everyDay', { time })
    if (weekdays.join() === '1,2,3,4,5') return t('reports.workdays', { time })
    return t('reports.onDays', { days: list(weekdays.map((day) => dayName(day))), time })
  }

  return ({ cron, timezone }) => {
    const words = cronText(cron)
    const zone = timezone === zoneOfAccount ? [] : [zoneName(timezone, code)]
    return listFormat(code, { style: 'short', type: 'unit' }).format([words, ...zone])
  }
}

/** The steps of months that divide a year, as branches of the message. */
const stepNames: Readonly<Record<number, string>> = { 2: 'second', 3: 'third', 4: 'fourth', 6: 'sixth' }

type DaysOfMonths = Extract<CronTimes, { kind: 'days' }>

/** The zone of the account, or that of the browser. */
export function useAccountZone(): string {
  return useTimeZone() ?? browserZone()
}

/** Returns the name of a day of the week, from 0 for Sunday. */
export function useDayName(): (day: number, style?: 'long' | 'short' | 'narrow') => string {
  const dates = useDateFormat()
  return (day, weekday = 'long') => dates({ weekday, timeZone: 'UTC' }).format(sunday + day * 86_400_000)
}

/** Returns the name of a month, from 1 for January. */
function useMonthName(): (month: number) => string {
  const { format } = useDateFormat()({ month: 'long', timeZone: 'UTC' })
  return (month) => format(Date.UTC(2023, month - 1))
}

/** Returns a time of day, by the pattern of the account. */
export function useTimeText(): (hour: number, minute: number) => string {
  const dates = useDateFormat()
  const { format } = dates({ timeStyle: 'short', timeZone: 'UTC' })
  return (hour, minute) => format(sunday + (hour * 60 + minute) * 60_000)
}

/** The start of Sunday, 1 January 2023, in UTC. */
const sunday = 1_672_531_200_000

/** A mark with the direction of a Latin letter. */
const leftToRight = '\u200e'
