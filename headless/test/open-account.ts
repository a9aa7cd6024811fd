import type { Emulator } from '@portico/emulator'
import type { SignUpSettings } from '../../providers/emulator/src/core/settings.ts'
import { usualSignUp } from '../../providers/emulator/src/core/settings.ts'
import type { Snapshot } from '../src/core/feature.ts'
import { activationFeature } from '../src/features/activation/feature.ts'
import type { ActivationActions, ActivationState } from '../src/features/activation/types.ts'
import { invitationFeature } from '../src/features/invitation/feature.ts'
import type { InvitationActions, InvitationState } from '../src/features/invitation/types.ts'
import { signUpFeature } from '../src/features/sign-up/feature.ts'
import type { SignUpActions, SignUpInput, SignUpState } from '../src/features/sign-up/types.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'

/** The origin of the pages in these tests. */
export const origin = 'http://localhost:5173'

/** A password that meets the rules. */
export const goodPassword = 'Correct-horse-7'

/** A new user. */
export const ann = { email: 'ann@new.test', name: 'Ann Archer', companyName: 'Archery' } satisfies SignUpInput

/** Opens the sign-up of an application whose provider has these settings. */
export async function openSignUp(
  settings: Partial<SignUpSettings> = {},
  { arrange, ...options }: AppOptions & { readonly arrange?: Parameters<Emulator['arrange']>[0] } = {},
): Promise<App> {
  const app = await openApp({ address: `${origin}/account/sign-up`, ...options, starts: false })
  app.provider.emulator.arrange((state) => {
    state.security.signUp = { ...usualSignUp, ...settings }
    arrange?.(state)
  })
  await app.client.start()
  app.client.get(signUpFeature).subscribe(() => {})
  await until(() => signUpOf(app).calls.load.status !== 'pending')
  return app
}

/** Reads the sign-up. */
export function signUpOf({ client }: App): Snapshot<SignUpState, SignUpActions> {
  return client.get(signUpFeature).getSnapshot()
}

/** Reads the activation. */
export function activationOf({ client }: App): Snapshot<ActivationState, ActivationActions> {
  return client.get(activationFeature).getSnapshot()
}

/** Reads the invitation. */
export function invitationOf({ client }: App): Snapshot<InvitationState, InvitationActions> {
  return client.get(invitationFeature).getSnapshot()
}

/** Returns the address in the last mail. */
export function mailedAddress({ provider }: App): string {
  return /https?:\S+/.exec(provider.emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
}

/** Returns the code in the last mail. */
export function mailedCode({ provider }: App): string {
  return /\b\d{6}\b/.exec(provider.emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
}
