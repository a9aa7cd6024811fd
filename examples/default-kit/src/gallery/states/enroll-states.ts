import { type AuthenticatorSetup, type EnrollAuthenticatorStep, type MfaStep, mfaFeature } from '@portico/headless'
import { anyCall, failure } from '../failures.ts'
import type { StatesOf } from '../gallery-state.ts'
import { statesOf } from '../login-state.ts'

const step = { name: 'forceTwoFactor', email: 'emil@acme.test' } as const
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const setup: AuthenticatorSetup = {
  qrCode: sample(`otpauth://totp/Lantern:emil@acme.test?secret=${key}&issuer=Lantern`),
  key: sample(key),
}
const enroll = (loaded: AuthenticatorSetup | null): EnrollAuthenticatorStep => ({
  name: 'authenticatorApp',
  mode: 'enroll',
  setup: loaded,
})
const { state, failed } = statesOf('enroll', { step, mfaStep: enroll(setup) }, mfaFeature, 'submitAuthenticatorCode')
const loading = statesOf('enroll-setup', { step, mfaStep: enroll(null) }, mfaFeature, 'loadSetup')
const typed = { code: '482135' }

/** Setting up an authenticator app. */
export const enrollStates: StatesOf = [
  loading.state('loading', 'What to scan is loading', { isPending: true }),
  loading.failed(anyCall.network, 'What to scan did not come'),
  loading.state('retrying', 'What to scan did not come, tried again', { error: anyCall.network, isPending: true }),
  loading.failed(failure('ER-MFA-TOKEN-EXPIRED', 401), 'What to scan came too late'),
  loading.state('provider', 'What to scan did not come: the provider failed', { error: anyCall.provider }),
  state('loaded', 'Ready to scan'),
  state('choice', 'Ready to scan, with other second factors', { hasChoice: true }),
  state('later', 'Ready to scan, needed at a later date', { enforcedFrom: '2026-12-13T09:00:00.000Z' }),
  state('picture', 'A picture to scan, and no key', {
    mfaStep: enroll({ qrCode: sample(pictureOfCode()), key: null }),
  }),
  state('pending', 'Checking the code, while setting up', { typed, isPending: true }),
  failed(failure('code-required'), 'Sent without a code, while setting up'),
  failed(failure('ER-MFA-CODE-INVALID', 401), 'A wrong code, while setting up', { typed }),
  failed(failure('no-challenge'), 'The sign-in is over, while setting up', { typed }),
  state('provider', 'The provider failed, while setting up', { typed, error: anyCall.provider }),
]

const recoveryCode: MfaStep = { name: 'recoveryCode', recoveryCode: sample('KESTREL-7HQ2-LUMEN') }
const recovery = statesOf('recovery-code', { step, mfaStep: recoveryCode }, mfaFeature, 'acknowledgeRecoveryCode')

/** The recovery code, shown once. */
export const recoveryCodeStates: StatesOf = [
  recovery.state('shown', 'As it opens'),
  recovery.failed(failure('recovery-code-unsaved'), 'Finished without a tick'),
  recovery.state('pending', 'Signing in', { isPending: true }),
  recovery.failed(anyCall.network, 'No connection'),
  recovery.state('provider', 'The provider failed', { error: anyCall.provider }),
]

/** Sample data in the shape of a secret. Nothing here is one. */
function sample(value: string) {
  return { reveal: () => value }
}

/** What a provider that draws the code itself sends. */
function pictureOfCode(): string {
  const marks =
    'M4 4h7v7H4zM21 4h7v7h-7zM4 21h7v7H4zM14 5h3v3h-3zM13 13h2v2h-2zM18 14h5v3h-5zM14 19h3v6h-3zM20 21h3v3h-3zM25 25h3v3h-3z'
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fff" d="M0 0h32v32H0z"/><path d="${marks}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}
