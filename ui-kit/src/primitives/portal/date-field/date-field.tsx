'use client'

import { useRef, useState } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { timeOf, useDateFormat } from '../../../i18n/use-date-format.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { FieldFrame, type FieldProps } from '../field/field.tsx'
import { onDemand, usePart } from '../popover/on-demand.ts'
import { dateStyleOf, probe } from './date-order.ts'
import type { DayPart } from './date-parts.tsx'

export interface DateFieldProps extends FieldProps {
  /** The controlled day as `2026-03-12`; empty for none. Without it the field keeps its own. */
  readonly value?: string | undefined
  /** The first day of a field that keeps its own. */
  readonly defaultValue?: string | undefined
  /** Called with the day after each change; empty while it is not complete. */
  readonly onChange?: ((value: string) => void) | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/**
 * A field for a day, which is typed part by part in the order of the account's dates, or of the language. When it is left,
 * it shows that a day is not complete or outside the limits. Its code loads when it is first shown. The ref is the field.
 * Replaceable as slot `DateField`.
 */
export const DateField = slotted<DateFieldProps, HTMLDivElement>(
  'DateField',
  (
    { label, name, help, error, attempt, isDisabled = false, className, value, defaultValue = '', onChange, min, max },
    ref,
  ) => {
    const classOf = useClasses()
    const t = useMessages(portalPartsMessages)
    const dateFormat = useDateFormat()({ dateStyle: 'medium', timeZone: 'UTC' })
    const [own, setOwn] = useState(defaultValue)
    const [left, setLeft] = useState<readonly DayPart[] | null>(null)
    const [hasFailed, setFailed] = useState(false)
    const waiting = useRef<HTMLInputElement>(null)
    const hadFocus = useRef(false)
    const Parts = usePart(dateParts, true, () => setFailed(true))
    const explain = useDateFault({ min, max })
    const day = value ?? own
    const isOutside = left !== null && isBeyond(day, min, max)
    const fault = left && left.length > 0 ? explain.missing(left) : isOutside ? explain.limit() : null
    return (
      <FieldFrame
        slot="DateField"
        label={label}
        help={help}
        error={error}
        attempt={attempt}
        isDisabled={isDisabled}
        className={className}
        fault={hasFailed ? t('parts.notLoaded') : fault}
      >
        {(control) => (
          <div ref={ref} className={classOf('DateFieldBody')}>
            {Parts ? (
              <Parts
                label={label}
                describedBy={control['aria-describedby']}
                value={isDay(day) ? day : ''}
                {...dateStyleOf(dateFormat.format(probe))}
                isDisabled={isDisabled}
                isInvalid={control['aria-invalid'] ?? false}
                takesFocus={hadFocus.current}
                onChange={(next) => {
                  setOwn(next)
                  setLeft((former) => (next === '' || !former ? null : []))
                  onChange?.(next)
                }}
                onLeave={setLeft}
              />
            ) : (
              <input
                {...control}
                ref={waiting}
                type="text"
                readOnly
                value={day === '' ? '' : dateFormat.format(day)}
                onFocus={() => {
                  hadFocus.current = true
                }}
                onBlur={() => {
                  hadFocus.current = waiting.current === null
                }}
              />
            )}
            {name !== undefined && <input type="hidden" name={name} value={day} disabled={isDisabled} />}
          </div>
        )}
      </FieldFrame>
    )
  },
)

/** The parts of a day, which load when a field is first shown. */
export const dateParts = onDemand(async () => (await import('./date-parts.tsx')).DateParts)

/** `true` for a day of the calendar, such as `2026-03-12`: no time, no `2026-02-30`, no year of fewer digits. */
function isDay(text: string): boolean {
  const time = timeOf(text)
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && time !== null && new Date(time).toISOString().startsWith(text)
}

/** `true` for a day beyond a limit. ISO days compare as texts. */
function isBeyond(day: string, min?: string, max?: string): boolean {
  return day !== '' && Boolean((min && day < min) || (max && day > max))
}

/** Returns the function that puts the fault of a date into words. */
function useDateFault({ min, max }: Pick<DateFieldProps, 'min' | 'max'>) {
  const t = useMessages(portalPartsMessages)
  const { code } = useLocale()
  const dateFormat = useDateFormat()
  const day = (value: string) =>
    timeOf(value) === null ? value : dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(value)
  return {
    missing: (parts: readonly DayPart[]) =>
      t('parts.wholeDate', { parts: listFormat(code).format(parts.map((part) => t(`parts.${part}`))) }),
    limit() {
      if (min && max) return t('parts.dayBetween', { min: day(min), max: day(max) })
      return min ? t('parts.dayFrom', { min: day(min) }) : t('parts.dayTo', { max: day(max ?? '') })
    },
  }
}
