import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button, SubmitButton } from './button.tsx'
import { Form } from './form.tsx'

afterEach(cleanup)

it('a pending submit button announces its progress, keeps its name and stays enabled', () => {
  const { rerender } = render(<SubmitButton busy="Checking…">Sign in</SubmitButton>)
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(
    <SubmitButton isPending busy="Checking…">
      Sign in
    </SubmitButton>,
  )
  expect(screen.getByRole('status').textContent).toBe('Checking…')
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false)
})

it('sends its form only where it is made for that', async () => {
  const onSubmit = vi.fn()
  const onPress = vi.fn()
  render(
    <Form onSubmit={onSubmit}>
      <Button onPress={onPress}>Copy</Button>
      <SubmitButton>Continue</SubmitButton>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0])
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
})
