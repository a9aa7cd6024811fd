'use client'

import { parseDate } from '@internationalized/date'
import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useDateSegment } from 'react-aria/useDateField'
import { DateField, type DateFieldState, DateFieldStateContext } from 'react-aria-components/DateField'
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
  /** The order of the parts. `null` for that of the language. */
  readonly order: DateOrder | null
  readonly isDisabled: boolean
  readonly isInvalid: boolean
  /** `true` moves the focus to the first part. */
  readonly takesFocus: boolean
  /** Called when the field is left, with whether some parts are missing. */
  readonly onLeave: (isPartial: boolean) => void
}

/** A day that is typed part by part, by React Aria. */
export function DateParts(props: DatePartsProps) {
  const { label, describedBy, value, onChange, isDisabled, isInvalid } = props
  const classOf = useClasses()
  // React Aria keeps the former day while a part is cleared. It is sent as an empty one, and the other parts stay.
  const [held, setHeld] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== sent) {
    setSent(value)
    setHeld(value)
  }
  // The same object for the same day: another one undoes what is typed.
  const day = useMemo(() => (held === '' ? null : parseDate(held)), [held])
  const send = (next: string) => {
    if (next === sent) return
    setSent(next)
    onChange(next)
  }
  return (
    <AriaLocale>
      <DateField
        className={classOf('DateParts')}
        aria-label={label}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        granularity="day"
        shouldForceLeadingZeros
        validationBehavior="aria"
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        value={day}
        onChange={(next) => setHeld(next === null ? '' : next.toString())}
      >
        <Parts {...props} held={held} onSend={send} />
      </DateField>
    </AriaLocale>
  )
}

interface PartsProps extends DatePartsProps {
  readonly held: string
  readonly onSend: (day: string) => void
}

function Parts({ order, takesFocus, onLeave, held, onSend }: PartsProps) {
  const classOf = useClasses()
  const state = useContext(DateFieldStateContext)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) group.current?.querySelector<HTMLElement>('[data-field]')?.focus()
  }, [takesFocus])
  const missing = state?.segments.filter(({ isEditable, isPlaceholder }) => isEditable && isPlaceholder).length ?? 0
  // A year of three digits is one that is being typed.
  const whole = missing > 0 || held.startsWith('0') ? '' : held
  useEffect(() => onSend(whole))
  useEffect(trustAnnouncer)
  if (!state) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus belongs to the parts inside.
    <div
      ref={group}
      className={classOf('DatePartsLine')}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || onLeave(whole === '' && missing < 3)
      }
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

type Segment = DateFieldState['segments'][number]

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
