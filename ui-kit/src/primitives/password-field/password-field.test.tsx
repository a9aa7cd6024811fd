import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Announcer } from '../../isolation/announcer.tsx'
import { type Isolation, ScreenSurface } from '../../isolation/index.ts'
import { PasswordField } from './password-field.tsx'

afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('Password')
const password = <PasswordField label="Password" name="password" />

it('shows and hides what is typed, under one name', async () => {
  render(password)
  const toggle = screen.getByRole('button', { name: 'Show password' })
  expect([toggle.getAttribute('aria-pressed'), field().type]).toEqual(['false', 'password'])
  await userEvent.click(toggle)
  expect([toggle.getAttribute('aria-pressed'), field().type]).toEqual(['true', 'text'])
  await userEvent.click(toggle)
  expect([toggle.getAttribute('aria-pressed'), field().type]).toEqual(['false', 'password'])
})

it('keeps what was typed when it is shown', async () => {
  render(password)
  await userEvent.type(field(), 'winter')
  await userEvent.click(screen.getByRole('button'))
  expect(field().value).toBe('winter')
})

it('a password field is autofilled by password managers as the current password unless it is a new one', () => {
  const { rerender } = render(password)
  expect(field().autocomplete).toBe('current-password')
  rerender(<PasswordField label="Password" name="password" autoComplete="new-password" />)
  expect(field().autocomplete).toBe('new-password')
})

it('takes the focus and is described by what is wrong', async () => {
  render(<PasswordField label="Password" name="password" error="Enter your password." attempt={1} />)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(described()).toEqual(['Enter your password.'])
})

describe('while Caps Lock is on', () => {
  it('an active Caps Lock is announced once, and describes the password field', async () => {
    render(password, { wrapper: Announcer })
    await userEvent.type(field(), '{CapsLock}ab')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Caps Lock is on.'))
    expect(described()).toEqual(['Caps Lock is on.'])
  })

  it('keeps what is wrong in the description', async () => {
    render(<PasswordField label="Password" name="password" error="Enter your password." />)
    await userEvent.type(field(), '{CapsLock}a')
    expect(described()).toEqual(['Enter your password.', 'Caps Lock is on.'])
  })

  it('an active Caps Lock shows a hint that is hidden from assistive technology', async () => {
    render(password, { wrapper: Announcer })
    await userEvent.type(field(), '{CapsLock}a')
    await waitFor(() => expect(hint(document)).not.toBeNull())
    expect(hint(document)?.getAttribute('aria-hidden')).toBe('true')
  })

  it('forgets all of it when the field is left', async () => {
    render(password, { wrapper: Announcer })
    await userEvent.type(field(), '{CapsLock}a')
    await waitFor(() => expect(hint(document)).not.toBeNull())
    await userEvent.click(document.body)
    expect(hint(document)).toBeNull()
    expect([screen.getByRole('status').textContent, described()]).toEqual(['', []])
  })

  it('forgets all of it when Caps Lock goes off', async () => {
    render(password, { wrapper: Announcer })
    await userEvent.type(field(), '{CapsLock}a{CapsLock}b')
    expect([screen.getByRole('status').textContent, described()]).toEqual(['', []])
  })

  it.each<Isolation>(['shadow', 'none'])('hangs the hint within its surface, isolation %s', async (isolation) => {
    const { client } = createTestClient()
    render(
      <PorticoProvider client={client}>
        <ScreenSurface isolation={isolation}>{password}</ScreenSurface>
      </PorticoProvider>,
    )
    const host = document.querySelector<HTMLElement>('.portico')
    const root = host?.shadowRoot ?? document
    const input = root.querySelector('input')
    input?.focus()
    // The simulated keyboard does not reach into a shadow root, and a synthetic event has no Caps Lock state.
    const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true, composed: true })
    Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'CapsLock' })
    act(() => void input?.dispatchEvent(event))
    await waitFor(() => expect(hint(root)).not.toBeNull())
    expect(hint(root)?.closest('.portico-Overlays')).not.toBeNull()
  })
})

function described(): readonly (string | null | undefined)[] {
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

function hint(root: Document | ShadowRoot): Element | null {
  return root.querySelector('.portico-Hint')
}
