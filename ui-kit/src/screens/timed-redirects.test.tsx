import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../headless/test/open-app.ts'
import { PorticoKit } from '../kit/index.ts'
import { ActivationPage } from './activation/index.ts'
import { HostedLoginCallbackPage } from './hosted-login/index.ts'
import { ImpersonationPage, UnlockPage } from './links/index.ts'
import { type FixedStep, LoginPage } from './login/index.ts'
import { ResetPasswordPage } from './recovery/index.ts'
import { SignUpPage } from './sign-up/index.ts'

afterEach(cleanup)

const email = 'ada@acme.test'
const user = {
  id: 'ada',
  email,
  name: 'Ada Admin',
  tenantId: 'acme',
  emailVerified: true,
  roles: [],
  permissions: [],
  superUser: false,
  claims: {},
}
const login = (step: FixedStep['step']) => <LoginPage fixed={{ step }} />
const isStaying = false

/** Every screen that moves on by itself: what it says of it. */
const screens: readonly (readonly [string, ReactElement, RegExp])[] = [
  ['redirectToSSO', login({ name: 'redirectToSSO', email, address: 'https://id.test' }), /in 2 seconds/],
  ['success', login({ name: 'success', isStaying }), /^Opening Lantern\.$/],
  ['magicLinkPostLoginSuccess', login({ name: 'magicLinkPostLoginSuccess', isStaying }), /in 5 seconds/],
  ['sign-up', <SignUpPage key="" fixed={{ step: success('application') }} />, /^Opening Lantern\.$/],
  ['a closed sign-up', <SignUpPage key="" fixed={{ step: { name: 'SignUpClosed', isStaying } }} />, /in 3 seconds/],
  ['activation', <ActivationPage key="" fixed={{ step: activated('application') }} />, /in 5 seconds/],
  [
    'activation before a second factor',
    <ActivationPage key="" fixed={{ step: activated('signIn') }} />,
    /in 1 second\./,
  ],
  ['a new password', <ResetPasswordPage key="" fixed={{ step: { name: 'success', isStaying } }} />, /in 5 seconds/],
  ['an unlocked account', <UnlockPage key="" fixed={{ step: { name: 'success', isStaying } }} />, /in 5 seconds/],
  ['impersonation', <ImpersonationPage key="" fixed={{ step: { name: 'success', isStaying } }} />, /in 1 second\./],
  [
    'hosted login',
    <HostedLoginCallbackPage key="" fixed={{ step: { name: 'success', user, isStaying } }} />,
    /^Opening Lantern\.$/,
  ],
]

describe('a screen that moves on by itself', () => {
  it.each(screens)('announces it, and can be told to stay: %s', async (_, page, words) => {
    const { client } = await openApp()
    render(
      <PorticoKit client={client} brand={{ name: 'Lantern' }} isolation="none">
        {page}
      </PorticoKit>,
    )
    await screen.findByRole('button', { name: 'Stay here' }, { timeout: 20_000 })
    await waitFor(() => expect(announced().some((text) => words.test(text))).toBe(true))
  })
})

function announced(): readonly string[] {
  return screen.getAllByRole('status').map(({ textContent }) => textContent ?? '')
}

function success(next: 'application') {
  return { name: 'SignUpSuccess', email, next, isStaying } as const
}

function activated(next: 'application' | 'signIn') {
  return { name: 'success', next, isStaying } as const
}
