import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { typeDay } from '../../../../test/type-day.ts'
import { NativeForm } from '../../form/form.tsx'
import { dateParts } from './date-field.tsx'
import { DateRangeField } from './date-range-field.tsx'

beforeAll(() => dateParts.request())
afterEach(cleanup)

const from = () => screen.getByRole('group', { name: 'From' })
const to = () => screen.getByRole('group', { name: 'To' })
const leave = () => userEvent.click(document.body)

it('a date range field is a group of two fields, named by its label', () => {
  render(<DateRangeField label="Period" help="Days in your time zone." />)
  const group = screen.getByRole('group', { name: 'Period' })
  expect([group.contains(from()), group.contains(to())]).toEqual([true, true])
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Days in your time zone.',
  )
})

it('passes on both days after each change', async () => {
  const onChange = vi.fn()
  render(<DateRangeField label="Period" onChange={onChange} />)
  await typeDay('From', '2026-03-01')
  expect(onChange.mock.lastCall).toEqual([{ from: '2026-03-01', to: '' }])
  await typeDay('To', '2026-03-31')
  expect(onChange.mock.lastCall).toEqual([{ from: '2026-03-01', to: '2026-03-31' }])
})

it.each([
  ['From', '2026-03-21', 'Choose a day from Mar 1, 2026 to Mar 20, 2026.'],
  ['To', '2026-03-09', 'Choose a day from Mar 10, 2026 to Mar 31, 2026.'],
])('limits %s by the other day, within its own limits', async (label, day, words) => {
  const range = { from: '2026-03-10', to: '2026-03-20', [label.toLowerCase()]: day }
  render(<DateRangeField label="Period" value={range} onChange={() => {}} min="2026-03-01" max="2026-03-31" />)
  await userEvent.click(within(label === 'From' ? from() : to()).getAllByRole('spinbutton')[0] ?? document.body)
  await leave()
  expect(screen.getByRole('alert').textContent).toBe(words)
})

it('ends the error of one day once the other day allows it', async () => {
  render(<DateRangeField label="Period" />)
  await typeDay('To', '2026-03-10')
  await typeDay('From', '2026-03-20')
  await leave()
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe('Choose Mar 10, 2026 or an earlier day.')
  await typeDay('To', '2026-03-30')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a form reads a date range field as two days', async () => {
  const read = vi.fn()
  render(
    <NativeForm onSubmit={(field) => read(field('start'), field('end'))}>
      <DateRangeField label="Period" names={{ from: 'start', to: 'end' }} />
    </NativeForm>,
  )
  await typeDay('From', '2026-03-01')
  await typeDay('To', '2026-03-31')
  fireEvent.submit(from().closest('form') ?? document.body)
  expect(read.mock.calls).toEqual([['2026-03-01', '2026-03-31']])
})

it('disables both days', () => {
  render(<DateRangeField label="Period" isDisabled />)
  expect([from(), to()].map((group) => group.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
})
