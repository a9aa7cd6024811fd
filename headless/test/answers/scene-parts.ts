import { createTestAuthenticator, demoPassword, type TestAuthenticatorOptions } from '@portico/emulator/testing'
import type { State } from '../../../providers/emulator/src/state/state.ts'
import { PorticoError } from '../../src/core/errors.ts'
import type { WebAuthn } from '../../src/core/ports/ports.ts'
import { loginFeature } from '../../src/features/login/feature.ts'
import { mfaFeature } from '../../src/features/mfa/feature.ts'
import type { App } from '../open-app.ts'
import type { Stage } from './flow-stage.ts'

export const [admin, reader, protectedUser] = ['admin@acme.test', 'reader@acme.test', 'mfa@acme.test'] as const
export const phone = { id: 'phone-1', phoneNumber: '+4915112345678' }

/** A device that refuses what it cannot read, as a browser does. */
export function securityKey(options?: TestAuthenticatorOptions): WebAuthn {
  const device = createTestAuthenticator(options)
  const refuse = (cause: unknown) => {
    throw cause instanceof PorticoError ? cause : new PorticoError('webauthn-failed', 'Unreadable', { cause })
  }
  return {
    ...device,
    create: (...asked) => device.create(...asked).catch(refuse),
    get: (...asked) => device.get(...asked).catch(refuse),
  }
}

export const loginOf = ({ client }: App) => client.get(loginFeature).getSnapshot()
export const mfaOf = ({ client }: App) => client.get(mfaFeature).getSnapshot()

export async function signIn({ act }: Stage, app: App, email: string): Promise<void> {
  await act(app, () => loginOf(app).submitEmail({ email }))
  await act(app, () => loginOf(app).submitPassword({ email, password: demoPassword }))
}

export function changeUser(state: State, email: string, members: Partial<State['users'][number]>): void {
  for (const user of state.users) if (user.email === email) Object.assign(user, members)
}
