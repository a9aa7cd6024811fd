import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Announcer } from '../../isolation/announcer.tsx'
import { CopyButton } from './copy-button.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('a copy button copies the text and confirms it', async () => {
  const person = userEvent.setup()
  render(<CopyButton text="JBSWY3DP" label="Copy key" />, { wrapper: Announcer })
  await person.click(screen.getByRole('button', { name: 'Copy key' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied.'))
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DP')
})

it('a copy button shows visible instructions if the browser refuses to copy', async () => {
  const person = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  render(<CopyButton text="JBSWY3DP" label="Copy key" />, { wrapper: Announcer })
  await person.click(screen.getByRole('button', { name: 'Copy key' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Select the text'))
  expect(screen.getByText(/Select the text/, { selector: '.portico-Help' }).getAttribute('role')).toBeNull()
})

it('a copy button shows instructions if there is no clipboard, as on a page without https', async () => {
  const person = userEvent.setup({ writeToClipboard: false })
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  render(<CopyButton text="JBSWY3DP" label="Copy key" />, { wrapper: Announcer })
  await person.click(screen.getByRole('button', { name: 'Copy key' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Select the text'))
})

it('a copy button is ready again after a moment', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<CopyButton text="JBSWY3DP" label="Copy key" />, { wrapper: Announcer })
  await person.click(screen.getByRole('button', { name: 'Copy key' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied.'))
  // The button sets its timer after React has rendered the status.
  await act(async () => {})
  act(() => void vi.advanceTimersByTime(2500))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('a copy button beside the text it copies is an icon named by its label', () => {
  render(<CopyButton text="JBSWY3DP" label="Copy key" isBare />)
  expect(screen.getByRole('button', { name: 'Copy key' }).textContent).toBe('')
})

it('holds the text in no attribute', () => {
  render(<CopyButton text="JBSWY3DP" label="Copy key" />)
  expect(document.body.innerHTML).not.toContain('JBSWY3DP')
})
