import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { SecondFactor } from './second-factor.tsx'

afterEach(cleanup)

it('lets a person choose among several factors, and choose again', async () => {
  await openChoice()
  await userEvent.click(screen.getByRole('button', { name: 'Authenticator app' }))
  await screen.findByRole('heading', { name: 'Set up your authenticator' })
  await userEvent.click(screen.getByRole('button', { name: 'Choose another second step' }))
  await screen.findByRole('heading', { name: 'Protect your account' })
})

it('leads back from a step that it has no screen for, and names it', async () => {
  await openChoice()
  await userEvent.click(screen.getByRole('button', { name: 'Text message' }))
  await screen.findByRole('heading', { name: 'This way in isn’t available here' })
  screen.getByText('smsSetPhoneNumber')
  await userEvent.click(screen.getByRole('button', { name: 'Choose another second step' }))
  await screen.findByRole('heading', { name: 'Protect your account' })
})

it('offers a fresh code where the setup did not load, unless the sign-in is over', async () => {
  await openChoice()
  await userEvent.click(screen.getByRole('button', { name: 'Authenticator app' }))
  await screen.findByText('This sign-in has run out')
  expect(screen.queryByRole('button', { name: 'Get a new code' })).toBeNull()
  screen.getByRole('button', { name: 'Start again' })
})

/** Renders the second factor for a user who has given the first one, at a choice of factors. */
async function openChoice(): Promise<void> {
  const { client } = createTestClient({ logLevel: 'silent' })
  render(
    <PorticoProvider client={client}>
      <SecondFactor email="enroll@acme.test" />
    </PorticoProvider>,
  )
  await client.session.refresh()
  const answer = { mfaRequired: true, mfaToken: 'a token nobody knows', mfaEnrolled: false }
  const strategies = ['AuthenticatorApp', 'SMS'] as const
  await client.session.accept({ ...answer, mfaStrategies: [...strategies] }, { signal: new AbortController().signal })
  await screen.findByRole('heading', { name: 'Protect your account' })
}
