import type { Client } from '../../client/index.ts'
import { beginWith } from '../../client/quick-login.ts'
import { waysIn } from '../../client/ways-in.ts'
import { sessionFeature } from '../../session/index.ts'
import type { AcceptedUser, PasswordStanding } from '../../session/types.ts'
import { knownStrategy } from '../../startup/secondary-strategy.ts'
import type { AfterLoginStepName, PassedStep } from './handover.ts'
import { passkeysPromptStep } from './passkeys-prompt.ts'
import type { LoginStep, PromptQuickSmsStep } from './types.ts'

/** Checks if a step is due between the sign-in and the page after it. */
type Check = (client: Client, accepted: AcceptedUser, signal: AbortSignal) => Promise<LoginStep | null>

/** The possible steps, in their order. */
const checks: readonly (readonly [name: AfterLoginStepName, check: Check])[] = [
  ['breachedPassword', breachedPassword],
  ['passwordRotationNotification', rotationNotice],
  ['promptQuickSms', async (client) => quickSmsPromptStep(client)],
  ['promptPasskeys', passkeysPrompt],
]

/** The first step due after a sign-in, given the state of the password. Steps up to `passed` are skipped. */
export async function stepAfterLogin(
  client: Client,
  from: AcceptedUser | PassedStep,
  password: PasswordStanding | null,
  signal: AbortSignal,
): Promise<LoginStep | null> {
  const accepted = from.kind === 'passed' ? signedIn(client, password) : from
  if (!accepted) return null
  const passed = from.kind === 'passed' ? checks.findIndex(([name]) => name === from.step) : -1
  for (const [, check] of checks.slice(passed + 1)) {
    const step = await check(client, accepted, signal)
    signal.throwIfAborted()
    if (step) return step
  }
  return null
}

async function breachedPassword(client: Client, { user, password }: AcceptedUser): Promise<LoginStep | null> {
  if (!password?.isBreached || !(await client.isFlagOn('security-center-show-login-flows'))) return null
  return { name: 'breachedPassword', email: user.email, isSignedIn: true }
}

async function rotationNotice(client: Client, { user, password }: AcceptedUser): Promise<LoginStep | null> {
  const { expiresIn, notificationPeriod } = password ?? {}
  if (expiresIn === undefined || notificationPeriod === undefined || expiresIn > notificationPeriod) return null
  if (!(await client.isFlagOn('password-rotation'))) return null
  return { name: 'passwordRotationNotification', email: user.email, expiresIn }
}

/** Skips the wait if the known state already rules the prompt out. */
async function passkeysPrompt(client: Client, _: AcceptedUser, signal: AbortSignal): Promise<LoginStep | null> {
  const isQuick = client.ports.storage.local.get('register-quick-login') !== null
  const mayPrompt = isQuick || knownStrategy(client, 'Passkeys') !== false
  return mayPrompt ? passkeysPromptStep(client, signal) : null
}

function signedIn(client: Client, password: PasswordStanding | null): AcceptedUser | null {
  const { user } = client.get(sessionFeature).getSnapshot()
  return user && { kind: 'authenticated', user, ...(password && { password }) }
}

/**
 * The step that asks for a phone number after the sign-in, or `null`. It is due if the person chose sign-in by text
 * message and has no number.
 */
function quickSmsPromptStep(client: Client): PromptQuickSmsStep | null {
  const { local } = client.ports.storage
  if (local.get('register-quick-login') !== 'SmsCode') return null
  local.set('register-quick-login', null)
  const { user } = client.get(sessionFeature).getSnapshot()
  if (!user || !waysIn(client).includes('SmsCode')) return null
  if (!user.phone) return { name: 'promptQuickSms', email: user.email }
  beginWith(client, 'SmsCode')
  return null
}
