import type { ClientState } from '../core/client.ts'
import { serializeClient } from '../core/serialize.ts'
import { sessionFeature } from '../session/feature.ts'
import type { Cookies } from './cookies.ts'
import { keyOf } from './ended-sessions.ts'
import { openClient } from './server-client.ts'
import { tokensIn } from './session-cookie.ts'
import type { Settings } from './settings.ts'
import type { ServerSession } from './types.ts'

/** The state for the browser's client; `undefined` if the person cannot be read, which is logged. */
export async function stateOf(
  settings: Settings,
  session: ServerSession,
  name: string,
): Promise<ClientState | undefined> {
  try {
    const slices = await profileOf(settings, session)
    return { name, slices }
  } catch (thrown) {
    settings.log.warn('The browser gets no state, because the profile of the person could not be read.', thrown)
    return undefined
  }
}

/** Forgets the profile that was read with the token of cookies, after a call that may have changed it. */
export async function forgetProfile(settings: Settings, cookies: Cookies): Promise<void> {
  const kept = settings.profiles.size > 0 ? await tokensIn(settings, cookies) : null
  if (kept) settings.profiles.delete(await keyOf(settings, kept.accessToken))
}

/** The profile of a session, as it was in the last seconds: a page asks for it in several places. */
async function profileOf(settings: Settings, session: ServerSession): Promise<ClientState['slices']> {
  const { profiles, ports } = settings
  const key = await keyOf(settings, session.accessToken)
  const found = profiles.get(key)
  if (found) return found
  const reading = read(settings, session)
  const forget = () => void (profiles.get(key) === reading && profiles.delete(key))
  profiles.set(key, reading)
  reading.catch(forget)
  ports.clock.after(profileLife, forget)
  return reading
}

async function read(settings: Settings, session: ServerSession): Promise<ClientState['slices']> {
  const client = await openClient(settings, session)
  try {
    const state = serializeClient(client).slices[sessionFeature.name]
    return state ? { [sessionFeature.name]: state } : {}
  } finally {
    client.dispose()
  }
}

/** Milliseconds. */
const profileLife = 10_000
