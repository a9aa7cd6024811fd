import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('the copy button copies the text and announces it', async () => {
  const person = userEvent.setup()
  render(<CopyButton text="JBSWY3DP" label="Copy key" />)
  await person.click(screen.getByRole('button', { name: 'Copy key' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied.'))
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DP')
})

it('the copy button announces what to do instead if the browser refuses the clipboard', async () => {
  const person = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  render(<CopyButton text="JBSWY3DP" label="Copy key" />)
  await person.click(screen.getByRole('button', { name: 'Copy key' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Select the text'))
})
