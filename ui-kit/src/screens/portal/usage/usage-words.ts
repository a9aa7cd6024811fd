'use client'

import type { UsageStep } from '@portico/headless'
import { useMemo } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { usageMessages } from './usage-messages.ts'

/** The days of a period or of a part of one. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Returns days in words, as a period, and as the name of a part by its step. */
export function useDayWords() {
  const dateFormat = useDateFormat()
  return useMemo(() => {
    const whole = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
    const short = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })
    const month = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })
    return {
      periodOf: ({ from, to }: Days) => (from === to ? whole.format(from) : whole.formatRange(from, to)),
      partOf({ from, to }: Days, step: UsageStep) {
        if (step === 'month') return month.format(from)
        return from === to ? short.format(from) : short.formatRange(from, to)
      },
    }
  }, [dateFormat])
}

/** Returns a change in words, with its sign; `null` if the number before is not known. */
export function useChangeWords(): (now: number, before: number | null | undefined) => string | null {
  const { code } = useLocale()
  const t = useMessages(usageMessages)
  return (now, before) => {
    if (before === null || before === undefined) return null
    if (now === before) return t('usage.same')
    if (before === 0) return t('usage.noneBefore')
    const difference = Math.abs(now - before)
    const share = shareFormat(code, difference / before).format(difference / before)
    return t(now > before ? 'usage.more' : 'usage.fewer', { share, difference })
  }
}

/** Returns a change as a number with its sign, for a cell of a table; an em dash if there is none to compare with. */
export function useChangeFigure(): (now: number, before: number | null | undefined) => string {
  const { code } = useLocale()
  return (now, before) => {
    if (before === null || before === undefined || before === 0) return '—'
    const change = (now - before) / before
    return shareFormat(code, change, { signDisplay: 'exceptZero' }).format(change)
  }
}

/** Formats a share as a whole per cent, and one below 1 % by its first digit: a change is never shown as none. */
function shareFormat(code: string, share: number, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const digits = Math.abs(share) < 0.01 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 }
  return numberFormat(code, { style: 'percent', ...digits, ...options })
}
