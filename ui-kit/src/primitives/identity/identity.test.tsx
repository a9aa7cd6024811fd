import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Identity } from './identity.tsx'

afterEach(cleanup)

it('an identity gives password managers the username of the password that follows', () => {
  render(<Identity email="ada@acme.test" onChange={() => {}} />)
  const field = screen.getByLabelText<HTMLInputElement>('Signing in as')
  expect(field).toMatchObject({ name: 'username', autocomplete: 'username', value: 'ada@acme.test', readOnly: true })
})

it('an identity field is skipped by Tab, which stops at its change button', async () => {
  const onChange = vi.fn()
  render(<Identity email="ada@acme.test" onChange={onChange} />)
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change email address' })))
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledOnce()
})

it('an identity known by a phone number names no email address', () => {
  render(<Identity email="+4930123456" onChange={() => {}} />)
  expect(screen.getByLabelText('Signing in as')).toMatchObject({ type: 'text', value: '+4930123456' })
  screen.getByRole('button', { name: 'Change' })
})

it('the change button of an identity has its visible text in its name, for voice control', () => {
  render(<Identity email="ada@acme.test" onChange={() => {}} />)
  const change = screen.getByRole('button')
  expect(change.getAttribute('aria-label')).toContain(change.textContent)
})
