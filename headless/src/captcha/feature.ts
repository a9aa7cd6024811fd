import type { CaptchaAction, Client, Feature } from '../client/index.ts'
import { PorticoError } from '../core/errors.ts'
import type { CaptchaActions, CaptchaState } from './types.ts'

/** Captcha tokens, if the provider's policy requires them. */
export const captchaFeature: Feature<CaptchaState, CaptchaActions> = {
  name: 'captcha',
  scope: 'client',
  state: ({ client }) => ({ isAsked: client.options.captcha ? null : false }),
  actions({ client, task }) {
    const { clock } = client.ports
    const ahead = new Map<CaptchaAction, { readonly token: string; readonly at: number }>()
    let policy: Policy | null = null

    /** The loaded adapter with its site key; `null` if no captcha is required. */
    async function ready(set: (state: CaptchaState) => void, signal: AbortSignal) {
      const provider = client.options.captcha
      if (!provider) return null
      policy ??= await readPolicy(client)
      signal.throwIfAborted()
      set({ isAsked: policy?.enabled === true })
      if (!policy?.enabled) return null
      const site = { siteKey: policy.siteKey, signal }
      await available(provider.load(site))
      return { provider, site }
    }

    async function execute(call: Asking, action: CaptchaAction): Promise<string | undefined> {
      const found = await ready(call.set, call.signal)
      return found ? available(found.provider.execute(action, found.site)) : undefined
    }

    return {
      prepare: task('single', async ({ set, signal }) => void (await ready(set, signal))),
      take: task('parallel', async (call, { action }) => {
        const kept = ahead.get(action)
        ahead.delete(action)
        return kept && clock.elapsed() - kept.at < freshness ? kept.token : execute(call, action)
      }),
      takeAhead: task('parallel', async (call, { action }) => {
        const token = await execute(call, action)
        if (token !== undefined) ahead.set(action, { token, at: clock.elapsed() })
      }),
    }
  },
}

/** Lifetime of a token fetched ahead, in milliseconds. */
const freshness = 60_000

interface Policy {
  readonly enabled: boolean
  readonly siteKey: string
}

interface Asking {
  readonly set: (state: CaptchaState) => void
  readonly signal: AbortSignal
}

/** An unreadable policy requires no captcha; the next call loads it again. */
async function readPolicy({ api }: Client): Promise<Policy | null> {
  return api.get('/identity/resources/configurations/v1/captcha-policy/public').catch(() => null)
}

async function available<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause
    throw new PorticoError(
      'captcha-unavailable',
      'The check that tells people from machines could not be loaded. Let it through your blocker and try again',
      { cause },
    )
  }
}
