import { createCalendar, parseDate, toCalendar } from '@internationalized/date'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Locale } from '../../../i18n/catalogue.ts'
import { LocaleContext } from '../../../i18n/locale-context.ts'
import { type Dates, DatesContext } from '../../../i18n/use-date-format.ts'
import { en } from '../../../locales/en/index.ts'
import { DateField, dateParts } from './date-field.tsx'
import { DateRangeField } from './date-range-field.tsx'

beforeAll(() => dateParts.request())
afterEach(cleanup)

const calendars = [
  'buddhist',
  'coptic',
  'ethioaa',
  'ethiopic',
  'gregory',
  'hebrew',
  'indian',
  'islamic-civil',
  'islamic-tbla',
  'islamic-umalqura',
  'japanese',
  'persian',
  'roc',
] as const
type CalendarName = (typeof calendars)[number]

const tongue = (code: string): Locale => ({ ...en, code })
const state = (locale: Locale) => ({ locale, isReady: true, overriding: () => undefined })

/** Types the parts of a day as a calendar has them. */
async function typeParts(group: HTMLElement, day: string, calendar: CalendarName) {
  const { year, month, day: date } = toCalendar(parseDate(day), createCalendar(calendar))
  for (const part of within(group).getAllByRole('spinbutton')) {
    const typed: Record<string, string> = {
      year: `${year}`,
      month: `${month}`.padStart(2, '0'),
      day: `${date}`.padStart(2, '0'),
    }
    const keys = typed[part.dataset['type'] ?? '']
    if (keys === undefined) continue
    await userEvent.click(part)
    await userEvent.keyboard(keys)
  }
}

describe.each(calendars)('a day of the calendar %s', (calendar) => {
  const locale = tongue(`en-US-u-ca-${calendar}`)

  it('is passed on whole, and no year before it', async () => {
    const onChange = vi.fn()
    render(
      <LocaleContext.Provider value={state(locale)}>
        <DateField label="Ends on" onChange={onChange} />
      </LocaleContext.Provider>,
    )
    await typeParts(screen.getByRole('group', { name: 'Ends on' }), '2026-03-12', calendar)
    expect(onChange.mock.lastCall).toEqual(['2026-03-12'])
    expect(onChange.mock.calls.flat().filter((day) => !/^(?:|[12]\d{3}-\d\d-\d\d)$/.test(day))).toEqual([])
  })

  it.each(['2024-02-29', '2026-04-30', '2026-12-31', '2027-09-30'])('is the one that was typed: %s', async (day) => {
    const onChange = vi.fn()
    render(
      <LocaleContext.Provider value={state(locale)}>
        <DateField label="Ends on" onChange={onChange} />
      </LocaleContext.Provider>,
    )
    await typeParts(screen.getByRole('group', { name: 'Ends on' }), day, calendar)
    expect(onChange.mock.lastCall).toEqual([day])
  })

  it('is an end of a range', async () => {
    const onChange = vi.fn()
    render(
      <LocaleContext.Provider value={state(locale)}>
        <DateRangeField label="Days" onChange={onChange} />
      </LocaleContext.Provider>,
    )
    await typeParts(screen.getByRole('group', { name: 'From' }), '2026-03-12', calendar)
    await typeParts(screen.getByRole('group', { name: 'To' }), '2026-04-30', calendar)
    expect(onChange.mock.lastCall).toEqual([{ from: '2026-03-12', to: '2026-04-30' }])
  })
})

it('the account’s pattern has the Gregorian calendar in every language, and so has the field', () => {
  const format = (): ReturnType<Dates['format']> => ({
    format: (at) => new Date(Number(at)).toISOString().slice(0, 10).split('-').reverse().join('/'),
    formatRange: () => '',
  })
  render(
    <LocaleContext.Provider value={state(tongue('th'))}>
      <DatesContext.Provider value={{ timeZone: undefined, format }}>
        <DateField label="Ends on" defaultValue="2026-10-27" />
      </DatesContext.Provider>
    </LocaleContext.Provider>,
  )
  expect(screen.getByRole('group', { name: 'Ends on' }).textContent?.replace(/[^\w/]/g, '')).toBe('27/10/2026')
})

it('dates by the language have its calendar, and so has the field', () => {
  render(
    <LocaleContext.Provider value={state(tongue('th'))}>
      <DateField label="Ends on" defaultValue="2026-10-27" />
    </LocaleContext.Provider>,
  )
  expect(screen.getByRole('group', { name: 'Ends on' }).textContent).toContain('2569')
})

it.each(['2026-3-1', '2026-02-30', '0999-01-01', '2026-03-12T10:00:00Z', '-000541-01-01'])(
  'the value %s, which is no day, leaves the field empty',
  (value) => {
    render(<DateField label="Ends on" value={value} />)
    expect(screen.getAllByRole('spinbutton').every((part) => part.dataset['placeholder'] !== undefined)).toBe(true)
  },
)
