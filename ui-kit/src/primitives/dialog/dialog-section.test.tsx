import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A dialog without a field. Its button opens a confirmation. */
function Portal() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog title="Sessions" isOpen onOpenChange={() => {}} isClosable={false}>
      <button type="button" onClick={() => setAsking(true)}>
        End
      </button>
      <Dialog role="alertdialog" title="End it?" isOpen={isAsking} onOpenChange={setAsking}>
        <button type="button">Cancel</button>
      </Dialog>
    </Dialog>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it('keeps the focus within itself', async () => {
  render(
    <>
      <Dialog title="Sessions" isOpen onOpenChange={() => {}} isClosable={false}>
        <button type="button">End</button>
        <button type="button">End all</button>
      </Dialog>
      <button type="button">Behind it</button>
    </>,
  )
  const passed = []
  for (let tabs = 0; tabs < 5; tabs++) {
    await userEvent.tab()
    passed.push(focused())
  }
  expect(passed).toEqual(['End', 'End all', 'End', 'End all', 'End'])
  act(() => screen.getByText('Behind it').focus())
  expect(focused()).toBe('End')
})

it('focuses itself if nothing within it has the focus, and once more when VoiceOver can announce it', () => {
  vi.useFakeTimers()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  render(<Portal />)
  expect(focused()).toBe('Sessions')
  const before = focus.mock.calls.length
  wait(500)
  expect(focus.mock.calls.length).toBe(before + 1)
  expect(focused()).toBe('Sessions')
  focus.mockRestore()
})

it.each([1, 3])('leaves the focus to the opener of a question that closed %i ms before that', (early) => {
  vi.useFakeTimers()
  render(<Portal />)
  const end = screen.getByRole('button', { name: 'End' })
  end.focus()
  fireEvent.click(end)
  wait(500 - early)
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  wait(100)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(focused()).toBe('End')
})
