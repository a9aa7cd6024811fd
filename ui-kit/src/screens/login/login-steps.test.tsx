import type { LoginStep, MfaStep } from '@portico/headless'
import { PorticoError } from '@portico/headless'
import { secret } from '@portico/headless/core'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type BoxState, openLoginBox, step } from '../../../test/open-login-box.tsx'
import { slotNames } from '../../slots/index.ts'

afterEach(cleanup)

/** A step with its heading, and with the buttons that lead on. */
interface Shown {
  readonly shows: BoxState
  readonly heading: string
  readonly ways: readonly string[]
}

describe('every step of a sign-in', () => {
  it.each(Object.entries(loginSteps()))(
    'each step of a sign-in has a heading and a way to continue: %s',
    async (name, shown) => {
      expect(shown.shows.step.name).toBe(name)
      await expectShown(shown)
    },
  )
})

describe('every step of the second factor', () => {
  it.each(Object.entries(mfaSteps()))(
    'each step of the second factor has a heading and a way to continue: %s',
    async (name, shown) => {
      expect(shown.shows.mfaStep?.name).toBe(name)
      await expectShown(shown)
    },
  )

  it('shows that something is on its way between two of them', async () => {
    await openLoginBox({ shows: { step: { name: 'loginWithTwoFactor', email } } })
    await screen.findByText('One moment…')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign-in')
  })

  it('leads back to the choice where there is one, from a factor that has no screen too', async () => {
    const mfaStep = { name: 'unsupported', reason: 'SMS' } as const
    await openLoginBox({ shows: { step: { name: 'loginWithTwoFactor', email }, mfaStep, hasChoice: true } })
    await screen.findByRole('button', { name: 'Choose another second step' })
  })
})

async function expectShown({ shows, heading, ways }: Shown) {
  await openLoginBox({ shows })
  await step(heading)
  for (const name of ways) screen.getByRole('button', { name })
  expect(nameless()).toEqual([])
}

/** Returns the rendered elements that consumers cannot style by the name of a slot. */
function nameless(): readonly string[] {
  const names = new Set<string>(slotNames.map((slot) => `portico-${slot}`))
  // The lines of a drawing inherit its styles, and React Aria renders the hidden input of a checkbox.
  const unstyled = 'path, .portico-Checkbox > :has(> input), .portico-Checkbox > * > input'
  return [...document.querySelectorAll('.portico *')]
    .filter((element) => !element.matches(unstyled) && ![...element.classList].some((name) => names.has(name)))
    .map(({ outerHTML }) => outerHTML)
}

const email = 'maya@acme.test'
const sent = { email, sentAt: 0, resendAt: 0 }
const codeWays = ['Sign in', 'Send another code', 'Change email address', 'Use my password instead']

function loginSteps(): Readonly<Record<LoginStep['name'], Shown>> {
  return {
    preLogin: {
      shows: { step: { name: 'preLogin', email, notice: null } },
      heading: 'Sign in to Lantern',
      ways: ['Continue'],
    },
    loginWithPassword: {
      shows: { step: { name: 'loginWithPassword', email } },
      heading: 'Enter your password',
      ways: ['Sign in', 'Change email address'],
    },
    redirectToSSO: {
      shows: { step: { name: 'redirectToSSO', email, address: 'https://idp.test/sso' } },
      heading: 'Your company signs you in',
      ways: ['Stay here', 'Continue now'],
    },
    loginWithTwoFactor: mfaSteps().authenticatorApp,
    forceTwoFactor: {
      shows: {
        step: { name: 'forceTwoFactor', email },
        mfaStep: { name: 'authenticatorApp', mode: 'enroll', setup },
      },
      heading: 'Set up your authenticator',
      ways: ['Copy key', 'Turn on', 'Change email address'],
    },
    recoverTwoFactor: {
      shows: { step: { name: 'recoverTwoFactor', email } },
      heading: 'Use your recovery code',
      ways: ['Switch off the authenticator', 'Back to the 6-digit code'],
    },
    success: {
      shows: { step: { name: 'success', isStaying: false } },
      heading: 'You’re signed in',
      ways: ['Stay here', 'Open now'],
    },
    unsupported: {
      shows: { step: { name: 'unsupported', email, reason: 'MagicLink' } },
      heading: unsupported,
      ways: wayOut,
    },
    loginWithSSOFailed: {
      shows: { step: { name: 'loginWithSSOFailed', error: new PorticoError('x', 'x'), isStaying: false } },
      heading: 'Your company’s sign-in failed',
      ways: ['Stay here', 'Continue now'],
    },
    magicLinkPreLoginSuccess: {
      shows: { step: { name: 'magicLinkPreLoginSuccess', ...sent } },
      heading: 'Check your email',
      ways: ['Send another link', 'Change email address'],
    },
    loginWithSmsOtc: {
      shows: { step: { name: 'loginWithSmsOtc', ...sent, phoneNumber: '+••42' } },
      heading: 'Enter the code from your phone',
      ways: codeWays,
    },
    loginWithQuickSmsOtc: {
      shows: { step: { name: 'loginWithQuickSmsOtc', ...sent, phoneNumber: null } },
      heading: 'Enter the code from your phone',
      ways: codeWays,
    },
    loginWithOtc: {
      shows: { step: { name: 'loginWithOtc', ...sent, phoneNumber: null } },
      heading: 'Enter the code we sent',
      ways: codeWays,
    },
    promptQuickSms: {
      shows: { step: { name: 'promptQuickSms', email } },
      heading: 'Sign in by text message',
      ways: ['Send code', 'Not now'],
    },
    noLocalAuthentication: {
      shows: { step: { name: 'noLocalAuthentication', email } },
      heading: 'Sign in with your company',
      ways: ['Try another email address'],
    },
    magicLinkPostLoginSuccess: {
      shows: { step: { name: 'magicLinkPostLoginSuccess', isStaying: false } },
      heading: 'You’re signed in',
      ways: ['Stay here', 'Continue now'],
    },
    passwordRotationExpired: {
      shows: { step: { name: 'passwordRotationExpired', email, userId: 'ada', token: secret('spent-once') } },
      heading: 'Choose a new password',
      ways: ['Set password and sign in', 'Change email address'],
    },
    passwordRotationNotification: {
      shows: { step: { name: 'passwordRotationNotification', email, expiresIn: 1 } },
      heading: 'Your password runs out tomorrow',
      ways: ['Continue', 'Choose a new password now'],
    },
    breachedPassword: {
      shows: { step: { name: 'breachedPassword', email, isSignedIn: false } },
      heading: 'Your password has been stolen',
      ways: ['Email me a link', 'Use another account'],
    },
    breachedPasswordSuccess: {
      shows: { step: { name: 'breachedPasswordSuccess', email, isSignedIn: true } },
      heading: 'Check your email',
      ways: ['Continue for now'],
    },
    promptPasskeys: {
      shows: { step: { name: 'promptPasskeys', email, quickLogin: null } },
      heading: 'Sign in faster next time',
      ways: ['Add a passkey', 'Not now'],
    },
  }
}

function mfaSteps(): Readonly<Record<Exclude<MfaStep['name'], 'idle'>, Shown>> {
  return {
    verify: {
      ...waitingFor({ name: 'verify', mode: 'verify', methods: ['AuthenticatorApp', 'SMS'] }),
      heading: 'Confirm it’s you',
      ways: ['Authenticator app', 'Text message', 'Use another account'],
    },
    authenticatorApp: {
      ...waitingFor({ name: 'authenticatorApp', mode: 'verify' }),
      heading: 'Enter your code',
      ways: ['Continue', 'I can’t use my authenticator app', 'Change email address'],
    },
    recoveryCode: {
      ...waitingFor({ name: 'recoveryCode', recoveryCode: secret('7h4k-q2mz') }),
      heading: 'Save your recovery code',
      ways: ['Copy', 'Download', 'Finish'],
    },
    unsupported: { ...waitingFor({ name: 'unsupported', reason: 'SMS' }), heading: unsupported, ways: wayOut },
    smsSetPhoneNumber: {
      ...waitingFor({ name: 'smsSetPhoneNumber', phoneNumber: '' }),
      heading: 'Add your phone',
      ways: ['Send code', 'Change email address'],
    },
    smsVerifyCode: {
      ...waitingFor({ name: 'smsVerifyCode', ...sentFactor, phoneNumber: '+49***78', phones: [] }),
      heading: 'Check your phone',
      ways: ['Continue', 'Send another code', 'I can’t use my phone', 'Change email address'],
    },
    emailVerifyCode: {
      ...waitingFor({ name: 'emailVerifyCode', ...sentFactor, email }),
      heading: 'Check your email',
      ways: ['Continue', 'Send another code', 'I can’t read my email', 'Change email address'],
    },
    webAuthn: {
      ...waitingFor({ name: 'webAuthn', mode: 'verify', method: 'WebAuthnPlatform', devices: [] }),
      heading: 'Use this device',
      ways: ['Continue', 'I don’t have it with me', 'Change email address'],
    },
    noMFAEnrolledStepUp: {
      ...waitingFor({ name: 'noMFAEnrolledStepUp' }),
      heading: 'You need a second step for this',
      ways: ['Go back'],
    },
  }
}

const sentFactor = { mode: 'verify', sent: { sentAt: 0, resendAt: 0 } } as const
const unsupported = 'This way in isn’t available here'
const wayOut = ['Sign in another way']
const setup = { qrCode: secret('otpauth://totp/Lantern:maya?secret=JBSWY3DP'), key: secret('JBSWY3DP') }

function waitingFor(mfaStep: MfaStep): { readonly shows: BoxState } {
  return { shows: { step: { name: 'loginWithTwoFactor', email }, mfaStep } }
}
