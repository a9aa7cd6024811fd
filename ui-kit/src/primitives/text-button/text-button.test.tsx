import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { TextButton } from './text-button.tsx'

afterEach(cleanup)

it.each(['{Enter}', ' '])(
  'a text button is a button: the key %j calls its handler and submits no form',
  async (key) => {
    const onPress = vi.fn()
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <TextButton onPress={onPress}>Change</TextButton>
      </form>,
    )
    await userEvent.tab()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' })))
    await userEvent.keyboard(key)
    expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0])
  },
)

it('a standalone text button, beside a sentence, has the style of a target of its own', () => {
  const { rerender } = render(<TextButton onPress={() => {}}>Change</TextButton>)
  expect(screen.getByRole('button').classList).not.toContain('portico-TextButton--standalone')
  rerender(
    <TextButton onPress={() => {}} isStandalone>
      Change
    </TextButton>,
  )
  expect(screen.getByRole('button').classList).toContain('portico-TextButton--standalone')
})
