import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { typeDay } from '../../../../test/type-day.ts'
import { LocaleContext } from '../../../i18n/locale-context.ts'
import { type Dates, DatesContext } from '../../../i18n/use-date-format.ts'
import { de } from '../../../locales/de/index.ts'
import { NativeForm } from '../../form/form.tsx'
import { DateField, type DateFieldProps, dateParts } from './date-field.tsx'

beforeAll(() => dateParts.request())
afterEach(cleanup)

const parts = () => screen.getAllByRole('spinbutton')
const text = () => screen.getByRole('group', { name: 'Ends on' }).textContent?.replace(/[^\w./-]/g, '')
const leave = () => userEvent.click(document.body)

function show(props: Partial<DateFieldProps> = {}) {
  const onChange = vi.fn()
  return { onChange, ...render(<DateField label="Ends on" onChange={onChange} {...props} />) }
}

it('passes on the typed day, and an empty text while it is not complete', async () => {
  const { onChange } = show()
  await typeDay('Ends on', '2026-03-12')
  expect(onChange.mock.lastCall).toEqual(['2026-03-12'])
  await userEvent.keyboard('{Backspace>5}')
  expect(onChange.mock.lastCall).toEqual([''])
})

it.each([
  [{ min: '2026-03-01' }, '2026-02-28', 'Choose Mar 1, 2026 or a later day.'],
  [{ max: '2026-03-31' }, '2026-04-01', 'Choose Mar 31, 2026 or an earlier day.'],
  [{ min: '2026-03-01', max: '2026-03-31' }, '2027-03-12', 'Choose a day from Mar 1, 2026 to Mar 31, 2026.'],
])('explains the limits %o once it is left, and keeps the day %s', async (limits, day, words) => {
  const { onChange } = show(limits)
  await typeDay('Ends on', day)
  expect(screen.queryByRole('alert')).toBeNull()
  await leave()
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(onChange.mock.lastCall).toEqual([day])
})

it('ends its error once the day fits', async () => {
  show({ min: '2026-03-01' })
  await typeDay('Ends on', '2026-02-28')
  await leave()
  expect(screen.getByRole('alert')).toBeTruthy()
  await typeDay('Ends on', '2026-03-02')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows that a day is not complete when the field is left', async () => {
  show()
  await userEvent.click(parts()[0] ?? document.body)
  await userEvent.keyboard('12')
  await leave()
  expect(screen.getByRole('alert').textContent).toBe('Enter the whole date. Missing: day and year.')
})

it('the region that announces the parts is emptied without markup, for Trusted Types', async () => {
  show()
  await typeDay('Ends on', '2026-03-12')
  const logs = [...document.querySelectorAll('[data-live-announcer] > [role="log"]')]
  expect(logs.length).toBeGreaterThan(0)
  for (const log of logs) {
    log.append('March')
    log.innerHTML = ''
    expect([Object.hasOwn(log, 'innerHTML'), log.textContent]).toEqual([true, ''])
  }
})

it('writes its limits in the language, and has its order', async () => {
  const state = { locale: de, isReady: true, overriding: () => undefined }
  render(
    <LocaleContext.Provider value={state}>
      <DateField label="Ends on" min="2026-03-01" defaultValue="2026-02-28" />
    </LocaleContext.Provider>,
  )
  expect(text()).toBe('28.02.2026')
})

it('has the order and the signs of the account’s dates', () => {
  const format = (): ReturnType<Dates['format']> => ({
    format: (at) => new Date(Number(at)).toISOString().slice(0, 10).split('-').reverse().join('/'),
    formatRange: () => '',
  })
  render(
    <DatesContext.Provider value={{ timeZone: undefined, format }}>
      <DateField label="Ends on" defaultValue="2026-03-12" />
    </DatesContext.Provider>,
  )
  expect(text()).toBe('12/03/2026')
  expect(parts().map((part) => part.getAttribute('aria-valuetext')?.slice(0, 2))).toEqual(['12', '03', '20'])
})

it('a form reads the day of a date field', async () => {
  const read = vi.fn()
  render(
    <NativeForm onSubmit={(value) => read(value('end'))}>
      <DateField label="Ends on" name="end" defaultValue="2026-03-12" />
      <button type="submit">Save</button>
    </NativeForm>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(read.mock.calls).toEqual([['2026-03-12']])
})

it('keeps its day and takes the focus at an error', async () => {
  const { rerender } = show({ defaultValue: '2026-03-12' })
  rerender(<DateField label="Ends on" defaultValue="2026-03-12" error="That day is taken." attempt={1} />)
  await waitFor(() => expect(document.activeElement).toBe(parts()[0]))
  expect(text()).toBe('03/12/2026')
})
