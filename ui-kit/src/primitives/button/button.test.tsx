import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Form } from '../form/form.tsx'
import { Button } from './button.tsx'

afterEach(cleanup)

it.each(['{Enter}', ' '])('is pressed by the key %j, once', async (key) => {
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
    <Form onSubmit={onSubmit}>
      <Button onPress={onPress}>Copy</Button>
      <Button type="submit">Continue</Button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0])
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
})

it('says what is going on while it waits, and keeps its name and its place in the order of focus', () => {
  const { rerender } = render(<Button busy="Checking…">Sign in</Button>)
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(
    <Button isPending busy="Checking…">
      Sign in
    </Button>,
  )
  expect(screen.getByRole('status').textContent).toBe('Checking…')
  const button = screen.getByRole('button', { name: 'Sign in' })
  expect(button).toHaveProperty('disabled', false)
  expect(button.dataset['pending']).toBe('true')
})

it('takes no press while it waits', async () => {
  const onPress = vi.fn()
  const onSubmit = vi.fn()
  render(
    <Form onSubmit={onSubmit}>
      <Button type="submit" isPending onPress={onPress}>
        Sign in
      </Button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard('{Enter}')
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0])
})

it('is marked while it is held down', async () => {
  const person = userEvent.setup()
  render(<Button>Copy</Button>)
  const button = screen.getByRole('button')
  await person.pointer({ keys: '[MouseLeft>]', target: button })
  expect(button.dataset['pressed']).toBe('true')
  await person.pointer('[/MouseLeft]')
  expect(button.dataset['pressed']).toBeUndefined()
})

it('can be out of use', async () => {
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

it('is square and named by its label where it has no words', () => {
  render(<Button aria-label="Close" />)
  expect(screen.getByRole('button', { name: 'Close' }).classList).toContain('portico-Button--bare')
})
