import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Announcer, useAnnounce } from '../../isolation/announcer.tsx'
import { NativeForm } from '../form/form.tsx'
import { Button } from './button.tsx'

afterEach(cleanup)

it.each(['{Enter}', ' '])('a button is pressed once by the key %j', async (key) => {
  const onPress = vi.fn()
  render(<Button onPress={onPress}>Copy</Button>)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onPress).toHaveBeenCalledOnce()
})

it('sends its form only where it is made for that', async () => {
  const onSubmit = vi.fn()
  const onPress = vi.fn()
  render(
    <NativeForm onSubmit={onSubmit}>
      <Button onPress={onPress}>Copy</Button>
      <Button type="submit">Continue</Button>
    </NativeForm>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0])
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
})

it('a pending button announces its progress, and keeps its name and its place in the focus order', async () => {
  const { rerender } = render(<Button busy="Checking…">Sign in</Button>, { wrapper: Announcer })
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(
    <Button isPending busy="Checking…">
      Sign in
    </Button>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Checking…'))
  const button = screen.getByRole('button', { name: 'Sign in' })
  expect(button).toHaveProperty('disabled', false)
  expect(button.dataset['pending']).toBe('true')
})

it('buttons have one live region for all of them, and it is empty again when none waits', async () => {
  const buttons = (isPending: boolean) => (
    <Announcer>
      <Button isPending={isPending} busy="Opening Google…">
        Google
      </Button>
      <Button busy="Opening GitHub…">GitHub</Button>
    </Announcer>
  )
  const { rerender } = render(buttons(true))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Opening Google…'))
  rerender(buttons(false))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('a call that ends within 300 ms is not announced, and so never follows its result', () => {
  vi.useFakeTimers()
  const page = (isPending: boolean) => (
    <Announcer>
      <Button isPending={isPending} busy="Checking…">
        Sign in
      </Button>
    </Announcer>
  )
  const { rerender } = render(page(true))
  act(() => void vi.advanceTimersByTime(299))
  rerender(page(false))
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(page(true))
  act(() => void vi.advanceTimersByTime(300))
  expect(screen.getByRole('status').textContent).toBe('Checking…')
  vi.useRealTimers()
})

it('what a button announced does not replace words that came later', () => {
  function Later() {
    const announce = useAnnounce()
    return (
      <button type="button" onClick={() => announce('Enter your password')}>
        Later
      </button>
    )
  }
  const page = (isPending: boolean) => (
    <Announcer>
      <Button isPending={isPending} busy="Checking…">
        Sign in
      </Button>
      <Later />
    </Announcer>
  )
  const { rerender } = render(page(true))
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  rerender(page(false))
  expect(screen.getByRole('status').textContent).toBe('Enter your password')
})

it('a submit button keeps its type while it waits, because a screen reader misses an error beside a button that changes', () => {
  const { rerender } = render(<Button type="submit">Sign in</Button>)
  const button = screen.getByRole('button')
  const changes = new MutationObserver(() => {})
  changes.observe(button, { attributes: true })
  rerender(
    <Button type="submit" isPending>
      Sign in
    </Button>,
  )
  rerender(<Button type="submit">Sign in</Button>)
  expect(button.getAttribute('type')).toBe('submit')
  expect(changes.takeRecords().map(({ attributeName }) => attributeName)).not.toContain('type')
})

it('takes no press while it waits', async () => {
  const onPress = vi.fn()
  const onSubmit = vi.fn()
  render(
    <NativeForm onSubmit={onSubmit}>
      <Button type="submit" isPending onPress={onPress}>
        Sign in
      </Button>
    </NativeForm>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard('{Enter}')
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0])
})

it('a button is marked as pressed while the pointer holds it down', async () => {
  const person = userEvent.setup()
  render(<Button>Copy</Button>)
  const button = screen.getByRole('button')
  await person.pointer({ keys: '[MouseLeft>]', target: button })
  expect(button.dataset['pressed']).toBe('true')
  await person.pointer('[/MouseLeft]')
  expect(button.dataset['pressed']).toBeUndefined()
})

it('a button released beside itself is neither marked as pressed nor pressed', async () => {
  const onPress = vi.fn()
  const person = userEvent.setup()
  render(
    <>
      <Button onPress={onPress}>Copy</Button>
      <p>Beside</p>
    </>,
  )
  const button = screen.getByRole('button')
  await person.pointer([
    { keys: '[MouseLeft>]', target: button },
    { target: screen.getByText('Beside') },
    { keys: '[/MouseLeft]', target: screen.getByText('Beside') },
  ])
  expect(button.dataset['pressed']).toBeUndefined()
  expect(onPress).not.toHaveBeenCalled()
})

it('a button is marked as pressed while a key holds it down', async () => {
  const person = userEvent.setup()
  render(<Button>Copy</Button>)
  await person.tab()
  await person.keyboard('[Enter>]')
  expect(screen.getByRole('button').dataset['pressed']).toBe('true')
  await person.keyboard('[/Enter]')
  expect(screen.getByRole('button').dataset['pressed']).toBeUndefined()
})

it('a button is pressed once by a key that is held down', () => {
  render(<Button>Copy</Button>)
  const button = screen.getByRole('button')
  const [first, again] = [false, true].map((repeat) => createEvent.keyDown(button, { key: 'Enter', repeat }))
  for (const event of [first, again]) if (event) fireEvent(button, event)
  expect([first?.defaultPrevented, again?.defaultPrevented]).toEqual([false, true])
})

describe('touched', () => {
  const touch = { pointerId: 7, pointerType: 'touch', button: 0, bubbles: true, composed: true }

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function touchButton(...more: readonly Event[]) {
    const onPress = vi.fn()
    render(<Button onPress={onPress}>Copy</Button>)
    const button = screen.getByRole('button')
    for (const event of [new PointerEvent('pointerdown', touch), ...more]) fireEvent(button, event)
    act(() => void vi.runAllTimers())
    return { button, onPress }
  }

  it('a long touch presses a button although phones send no click for it', () => {
    expect(touchButton(new PointerEvent('pointerup', touch)).onPress).toHaveBeenCalledOnce()
  })

  it('briefly, it is pressed once', () => {
    const click = new MouseEvent('click', { bubbles: true, composed: true })
    expect(touchButton(new PointerEvent('pointerup', touch), click).onPress).toHaveBeenCalledOnce()
  })

  it('a touch that scrolls the page neither presses nor marks a button', () => {
    const { button, onPress } = touchButton(new PointerEvent('pointercancel', touch))
    expect(onPress).not.toHaveBeenCalled()
    expect(button.dataset['pressed']).toBeUndefined()
  })
})

it('keeps its presses from what is around it', async () => {
  const around = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a row that can be clicked.
    <div onPointerDown={around} onMouseDown={around} onClick={around} onKeyDown={around}>
      <Button>Copy</Button>
    </div>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard('{Enter}')
  expect(around).not.toHaveBeenCalled()
})

it('a button is not pressed by a press in an overlay that it renders', async () => {
  const onPress = vi.fn()
  render(<Button onPress={onPress}>{createPortal(<span>Overlay</span>, document.body)}</Button>)
  await userEvent.click(screen.getByText('Overlay'))
  expect(onPress).not.toHaveBeenCalled()
})

it('a disabled button cannot be pressed', async () => {
  const onPress = vi.fn()
  render(
    <Button isDisabled onPress={onPress}>
      Copy
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})

it('a button without visible text is square and named by its label', () => {
  render(<Button aria-label="Close" />)
  expect(screen.getByRole('button', { name: 'Close' }).classList).toContain('portico-Button--bare')
})
