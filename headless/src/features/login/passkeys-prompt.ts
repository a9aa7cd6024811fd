import type { Client } from '../../client/index.ts'
import { anySignal } from '../../core/any-signal.ts'
import { webAuthnOf } from '../../core/ports/web-authn.ts'
import { sleep } from '../../core/sleep.ts'
import { sessionFeature } from '../../session/feature.ts'
import { isStrategyActive } from '../../startup/secondary-strategy.ts'
import type { PromptPasskeysStep } from './types.ts'

/**
 * The step that offers a passkey after the sign-in, or `null`. It delays the sign-in by at most a moment, and never
 * fails it.
 */
export async function passkeysPromptStep(client: Client, signal: AbortSignal): Promise<PromptPasskeysStep | null> {
  const { local } = client.ports.storage
  const registered = local.get('register-quick-login')
  const quick = quickDevices.get(registered ?? '')
  local.set('register-quick-login', null)
  const ended = new AbortController()
  try {
    const stop = anySignal([signal, ended.signal])
    const late = sleep(client.ports.clock, longestWait, stop).then(() => false)
    const isAsked = await Promise.race([quick ? canMakeOne(client) : isPrompted(client, stop), late])
    const email = client.get(sessionFeature).getSnapshot().user?.email ?? ''
    return isAsked ? { name: 'promptPasskeys', email, quickLogin: quick ?? null } : null
  } catch (error) {
    signal.throwIfAborted()
    client.log.warn('No passkey is asked for: it is not known whether there is one.', error)
    return null
  } finally {
    ended.abort()
  }
}

/** Time limit of the check for the prompt, in milliseconds. */
const longestWait = 2000

const quickDevices: ReadonlyMap<string, 'Platform' | 'CrossPlatform'> = new Map([
  ['WebAuthnPlatform', 'Platform' as const],
  ['WebAuthnCrossPlatform', 'CrossPlatform' as const],
])

/** Conditions in the order of the specification. The browser is checked before the call, which it may save. */
async function isPrompted(client: Client, signal: AbortSignal): Promise<boolean> {
  if (!(await client.isFlagOn('show-passkeys-new'))) return false
  if (!(await isStrategyActive(client, 'Passkeys'))) return false
  const { local } = client.ports.storage
  if (local.get('preferred-login-method') === 'Passkeys') return false
  if (local.get('dont-show-again-prompt-passkeys') === 'true') return false
  if (!(await canMakeOne(client))) return false
  const { devices } = await client.api.get('/identity/resources/users/webauthn/v1/devices', { signal })
  return devices.length === 0
}

async function canMakeOne(client: Client): Promise<boolean> {
  return (await webAuthnOf(client.ports).availability()).isSupported
}
