import { defaultPasswordRules } from '@portico/headless'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NewPasswordField } from './new-password-field.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const rules = { ...defaultPasswordRules, minLength: 8, minPhraseLength: 20, minCharacterKinds: 2 }
const field = () => screen.getByLabelText<HTMLInputElement>('New password')
const show = () => render(<NewPasswordField name="password" rules={rules} />)
const items = () => screen.getAllByRole('listitem').map(({ firstChild, textContent }) => firstChild && textContent)
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

it('lists what the password has to be like, and ticks off what is met', async () => {
  show()
  await userEvent.type(field(), 'w')
  expect(items()).toContain('Still missing: At least 8 characters')
  await userEvent.type(field(), 'inter-harbour')
  expect(items()).toContain('Done: At least 8 characters')
  expect(items()).toContain('Still missing: An uppercase letter (A–Z)')
})

it('names the most characters only to those who pass them', async () => {
  render(<NewPasswordField name="password" rules={{ ...rules, maxLength: 9 }} />)
  await userEvent.type(field(), 'winter-7')
  expect(items()).not.toContain('Done: At most 9 characters')
  await userEvent.type(field(), 'ab')
  expect(items()).toContain('Still missing: At most 9 characters')
})

it('a new-password field announces its progress in a pause of typing, not at every key', async () => {
  show()
  await userEvent.type(field(), 'wint')
  expect(told()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(told()).toMatch(/^2 rules to go: At least 8 characters/)
  await userEvent.type(field(), 'er-harbour')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(told()).toBe('Your password meets every rule.')
})

it('a new-password field is described by its rules, and exposes them to password managers', async () => {
  show()
  const [id = ''] = field().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(document.getElementById(id)?.textContent).toBe('At least 8 characters, of different kinds')
  await userEvent.type(field(), 'w')
  expect(document.getElementById(id)?.textContent).toContain('Your password needs')
  expect(field().getAttribute('passwordrules')).toContain('minlength: 8;')
  expect(field().autocomplete).toBe('new-password')
})

it('shows no rules before they are known, and keeps what was typed when they come', async () => {
  const { rerender } = render(<NewPasswordField name="password" rules={null} />)
  await userEvent.type(field(), 'winter-harbour')
  expect(screen.queryByRole('list')).toBeNull()
  rerender(<NewPasswordField name="password" rules={rules} />)
  expect(field().value).toBe('winter-harbour')
  expect(items()).toContain('Done: At least 8 characters')
})

it('shows the rules in one line until something is typed, and in full from then on', async () => {
  show()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText('At least 8 characters, of different kinds')).toBeDefined()
  await userEvent.type(field(), 'w')
  expect(items()).toContain('Still missing: At least 8 characters')
  await userEvent.clear(field())
  expect(items()).toContain('Still missing: At least 8 characters')
})

it('shows every rule where a password was refused', () => {
  render(<NewPasswordField name="password" rules={rules} error="Choose a password that meets every rule below." />)
  expect(items()).toContain('Still missing: At least 8 characters')
})
