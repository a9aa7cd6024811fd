'use client'

import {
  type Calendar,
  type CalendarIdentifier,
  createCalendar,
  DateFormatter,
  getLocalTimeZone,
  parseDate,
  toCalendar,
  today,
} from '@internationalized/date'
import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import { useDateSegment } from 'react-aria/useDateField'
import { DateField, type DateFieldState, DateFieldStateContext, type DateValue } from 'react-aria-components/DateField'
import { Group } from 'react-aria-components/Group'
import { AriaLocale } from '../../../i18n/aria-locale.tsx'
import { useClasses } from '../../../slots/index.ts'
import type { DateOrder } from './date-order.ts'
import { trustAnnouncer } from './trusted-announcer.ts'

export interface DatePartsProps {
  /** The accessible name. */
  readonly label: string
  readonly describedBy: string | undefined
  /** The day as `2026-03-12`; empty for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** `true` for days of the Gregorian calendar, `false` for those of the calendar of the language. */
  readonly isGregorian: boolean
  /** The order of the parts. `null` for that of the language. */
  readonly order: DateOrder | null
  readonly isDisabled: boolean
  readonly isInvalid: boolean
  /** `true` moves the focus to the first part. */
  readonly takesFocus: boolean
  /** Called when the field is left or submitted, with the parts that are missing; empty for a whole day and for none. */
  readonly onLeave: (missing: readonly DayPart[]) => void
}

/** A part of a day. */
export type DayPart = 'day' | 'month' | 'year'

/** A day that is typed part by part, by React Aria. */
export function DateParts(props: DatePartsProps) {
  return (
    <AriaLocale calendar={props.isGregorian ? 'gregory' : undefined}>
      <DayInCalendar {...props} />
    </AriaLocale>
  )
}

/**
 * The day is held in the calendar of its parts. Otherwise React Aria converts each year that is being typed to the Gregorian
 * calendar and back, and days of early Hebrew years change on that way.
 */
function DayInCalendar(props: DatePartsProps) {
  const { label, describedBy, value, onChange, isDisabled, isInvalid } = props
  const classOf = useClasses()
  const { locale } = useLocale()
  const calendar = useMemo(() => calendarOf(locale), [locale])
  const present = useMemo(() => toCalendar(today(getLocalTimeZone()), calendar), [calendar])
  // React Aria keeps the former day while a part is cleared. It is sent as an empty one, and the other parts stay.
  // It keeps the object too: another one of the same day undoes what is typed.
  const [held, setHeld] = useState<DateValue | null>(() => dayIn(value, calendar))
  const [sent, setSent] = useState(value)
  if (value !== sent) {
    setSent(value)
    setHeld(dayIn(value, calendar))
  }
  const send = (next: string) => {
    if (next === sent) return
    setSent(next)
    onChange(next)
  }
  return (
    <DateField
      className={classOf('DateParts')}
      aria-label={label}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      granularity="day"
      shouldForceLeadingZeros
      validationBehavior="aria"
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      placeholderValue={present}
      value={held}
      onChange={setHeld}
    >
      <Parts {...props} held={held} onSend={send} />
    </DateField>
  )
}

interface PartsProps extends DatePartsProps {
  readonly held: DateValue | null
  readonly onSend: (day: string) => void
}

function Parts({ order, takesFocus, onLeave, held, onSend }: PartsProps) {
  const classOf = useClasses()
  const state = useContext(DateFieldStateContext)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) group.current?.querySelector<HTMLElement>('[data-field]')?.focus()
  }, [takesFocus])
  const empty = state?.segments.filter(({ isEditable, isPlaceholder }) => isEditable && isPlaceholder) ?? []
  const whole = empty.length > 0 ? '' : wholeDay(held)
  const isPartial = whole === '' && empty.length < 3
  // A day whose parts are all there lacks digits of its year.
  const missing = isPartial
    ? dayParts.filter((part) => (empty.length === 0 ? part === 'year' : isAmong(empty, part)))
    : []
  useEffect(() => {
    const form = group.current?.closest('form')
    if (!isPartial || !form) return
    // Before the listeners of the form, which would submit it without the day.
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      onLeave(missing)
      const part = empty.length > 0 ? '[data-field][data-placeholder]' : '[data-field][data-type="year"]'
      group.current?.querySelector<HTMLElement>(part)?.focus()
    }
    form.addEventListener('submit', refuse, true)
    return () => form.removeEventListener('submit', refuse, true)
  })
  useEffect(() => onSend(whole))
  useEffect(trustAnnouncer)
  if (!state) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus belongs to the parts inside.
    <div
      ref={group}
      className={classOf('DatePartsLine')}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave(missing)}
      // A part is no native field: Enter does not submit its form.
      onKeyDownCapture={({ key, currentTarget }) => key === 'Enter' && currentTarget.closest('form')?.requestSubmit()}
    >
      <Group className={classOf('Input')}>
        {inOrder(state.segments, order).map((segment, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the parts do not change.
          <Part key={at} segment={segment} state={state} />
        ))}
      </Group>
    </div>
  )
}

/** The calendar of a language. One without days of its own gives way to the Gregorian one. */
function calendarOf(locale: string): Calendar {
  const { calendar } = new DateFormatter(locale).resolvedOptions()
  return createCalendar(calendars.find((one) => one === calendar) ?? 'gregory')
}

const calendars: readonly CalendarIdentifier[] = [
  ...(['buddhist', 'coptic', 'ethioaa', 'ethiopic', 'hebrew', 'indian', 'japanese', 'persian', 'roc'] as const),
  ...(['islamic-civil', 'islamic-tbla', 'islamic-umalqura'] as const),
]

function dayIn(value: string, calendar: Calendar): DateValue | null {
  return value === '' ? null : toCalendar(parseDate(value), calendar)
}

/**
 * The day as text, of the Gregorian calendar. It is empty for a year that is being typed: its first digits are a year of fewer digits, or, in a calendar
 * that counts from long ago, one before Christ.
 */
function wholeDay(day: DateValue | null): string {
  const text = day?.toString() ?? ''
  return /^[1-9]\d{3}-/.test(text) ? text : ''
}

type Segment = DateFieldState['segments'][number]

const dayParts: readonly DayPart[] = ['day', 'month', 'year']

function isAmong(segments: readonly Segment[], part: DayPart): boolean {
  return segments.some(({ type }) => type === part)
}

function Part({ segment, state }: { readonly segment: Segment; readonly state: DateFieldState }) {
  const classOf = useClasses()
  const ref = useRef<HTMLSpanElement>(null)
  const { segmentProps } = useDateSegment(segment, state, ref)
  return (
    <span
      {...segmentProps}
      ref={ref}
      className={classOf('DatePart')}
      data-type={segment.type}
      data-placeholder={segment.isPlaceholder || undefined}
      data-field={segment.isEditable || undefined}
    >
      {segment.isPlaceholder ? segment.placeholder : segment.text}
    </span>
  )
}

/** The segments in an order, with its signs between them. */
function inOrder(segments: readonly Segment[], order: DateOrder | null): readonly Segment[] {
  const literals = segments.filter(({ type }) => type === 'literal')
  const parts = order?.parts.flatMap((part) => segments.find(({ type }) => type === part) ?? []) ?? []
  if (!order || parts.length < 3) return segments
  const [literal] = literals
  if (!literal) return segments
  return parts.flatMap((part, at) => {
    const sign = order.signs[at]
    return sign === undefined ? [part] : [part, { ...literal, text: sign }]
  })
}
