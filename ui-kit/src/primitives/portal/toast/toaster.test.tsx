import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from '../../dialog/dialog.tsx'
import { lifeOf, type ToastMessage } from './toast-queue.ts'
import { Toaster, useToasts } from './toaster.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const removed = { text: 'Daniel removed' }
const texts = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('.portico-ToastText')?.textContent)

function Opener({ message }: { readonly message: ToastMessage }) {
  const { show } = useToasts()
  return (
    <button type="button" onClick={() => show(message)}>
      Show
    </button>
  )
}

function open(message: ToastMessage) {
  render(
    <Toaster>
      <Opener message={message} />
    </Toaster>,
  )
  return screen.getByRole('button', { name: 'Show' })
}

it('a toaster renders its status before the first message, and announces the message there', async () => {
  const button = open(removed)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await user().click(button)
  expect(status.textContent).toBe('Daniel removed')
})

it('announces a failure at once, and keeps it', async () => {
  await user().click(open({ text: 'Not saved', tone: 'danger' }))
  expect(screen.getByRole('alert').textContent).toBe('Not saved')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(texts()).toEqual(['Not saved'])
})

it('ends after its time, unless it has the focus', async () => {
  await user().click(open(removed))
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  act(() => void vi.advanceTimersByTime(60_000))
  expect(texts()).toEqual(['Daniel removed'])
  act(() => screen.getByRole('button', { name: 'Show' }).focus())
  act(() => void vi.advanceTimersByTime(lifeOf(removed)))
  expect(texts()).toEqual([])
})

it.each([
  ['a short text', removed, 6000],
  ['60 characters in two lines', { text: 'x'.repeat(40), detail: 'x'.repeat(20) }, 6000],
  ['70 characters in two lines', { text: 'x'.repeat(40), detail: 'x'.repeat(30) }, 6600],
])('a toast with %s stays for its time and no longer', (_, message, life) => {
  expect(lifeOf(message)).toBe(life)
})

it('shows three at once, and the next ones after them', async () => {
  const button = open({ text: 'Not saved', tone: 'danger' })
  for (let turn = 0; turn < 4; turn++) await user().click(button)
  expect(texts()).toHaveLength(3)
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' })
  if (first) await user().click(first)
  expect(texts()).toHaveLength(3)
})

it('runs its action once, and goes', async () => {
  const run = vi.fn()
  await user().click(open({ ...removed, action: { label: 'Undo', run } }))
  await user().click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledTimes(1)
  expect(texts()).toEqual([])
})

it('gives the focus back after the last one is dismissed by keyboard', async () => {
  const button = open(removed)
  await user().click(button)
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  act(() => dismiss.focus())
  // The test DOM omits the element that had the focus.
  fireEvent.focusIn(dismiss, { relatedTarget: button })
  await user().keyboard('{Enter}')
  expect(texts()).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('throws without a Toaster', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Opener message={removed} />)).toThrow(expect.objectContaining({ code: 'toaster-missing' }))
  vi.restoreAllMocks()
})

function OpenerBesideDialog({ message }: { readonly message: ToastMessage }) {
  const { show } = useToasts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => show(message)}>
        Show
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Add users" isOpen={isOpen} onOpenChange={setOpen}>
        <button type="button" onClick={() => show({ text: 'Later' })}>
          Add
        </button>
      </Dialog>
    </>
  )
}

it.each([
  ['a message ends', removed, [], []],
  ['a message that outlasts it returns after it', { text: 'Moved', outlastsModals: true } as const, ['Moved'], []],
  ['a failure returns after it', { text: 'Not saved', tone: 'danger' } as const, ['Not saved'], ['Not saved']],
])('a dialog that opens has no message over it: %s', async (_, message, after, left) => {
  render(
    <Toaster>
      <OpenerBesideDialog message={message} />
    </Toaster>,
  )
  await user().click(screen.getByRole('button', { name: 'Show' }))
  expect(texts()).toHaveLength(1)
  await user().click(screen.getByRole('button', { name: 'Open' }))
  await user().click(await screen.findByRole('button', { name: 'Add' }))
  expect(document.querySelectorAll('.portico-Toast')).toHaveLength(0)
  await user().keyboard('{Escape}')
  await waitFor(() => expect(texts()).toEqual([...after, 'Later']))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(texts()).toEqual(left)
})
