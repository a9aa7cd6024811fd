import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ann, openSignUp, signUpOf } from '../../../../headless/test/open-account.ts'
import { openApp } from '../../../../headless/test/open-app.ts'
import { PorticoKit } from '../../kit/portico-kit.tsx'

afterEach(cleanup)

/** Opens the page of an activation code whose strategy is answered after a second. */
async function openCodePage() {
  const desk = await openSignUp({ activation: 'code' })
  await signUpOf(desk).submit({ email: ann.email, name: ann.name })
  const address = `http://localhost:5173${desk.ports.page.moves[0]?.path}`
  const app = await openApp({ beside: desk, address })
  app.provider.emulator.faults.add({ operation: 'getActivationStrategy', kind: 'delay', delayMs: 1000 })
  render(
    <PorticoKit client={app.client} isolation="none">
      <p>Application</p>
    </PorticoKit>,
  )
  await userEvent.type(await screen.findByLabelText('6-digit code'), '111111')
  expect(screen.queryByLabelText('Password')).toBeNull()
  return app
}

it('sends no code by itself before it is known whether a password is needed, and keeps the code', async () => {
  const app = await openCodePage()
  expect(app.called()).not.toContain('activateAccountWithCode')
  await act(() => app.clock.advance(1000))
  await screen.findByLabelText('Password')
  expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('111111')
  expect(app.called()).not.toContain('activateAccountWithCode')
})

it('asks for the password instead of sending the code alone, also where the button comes first', async () => {
  const app = await openCodePage()
  await userEvent.click(screen.getByRole('button', { name: 'Activate account' }))
  await act(() => app.clock.advance(1000))
  await screen.findByLabelText('Password')
  await screen.findByText('Enter your password.')
  expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('111111')
  expect(app.called()).not.toContain('activateAccountWithCode')
})
