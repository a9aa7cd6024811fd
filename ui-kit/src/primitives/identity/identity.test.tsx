import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Identity } from './identity.tsx'

afterEach(cleanup)

it('tells password managers whose password follows', () => {
  render(<Identity email="ada@acme.test" onChange={() => {}} />)
  const field = screen.getByLabelText<HTMLInputElement>('Signing in as')
  expect(field).toMatchObject({ name: 'username', autocomplete: 'username', value: 'ada@acme.test', readOnly: true })
})

it('is passed by on the way to the password, but for the way back', async () => {
  const onChange = vi.fn()
  render(<Identity email="ada@acme.test" onChange={onChange} />)
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change email address' })))
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledOnce()
})

it('names no email address where somebody is known by a number', () => {
  render(<Identity email="+4930123456" onChange={() => {}} />)
  expect(screen.getByLabelText('Signing in as')).toMatchObject({ type: 'text', value: '+4930123456' })
  screen.getByRole('button', { name: 'Change' })
})

it('is named by what can be seen on it, for those who speak to their machine', () => {
  render(<Identity email="ada@acme.test" onChange={() => {}} />)
  const change = screen.getByRole('button')
  expect(change.getAttribute('aria-label')).toContain(change.textContent)
})
