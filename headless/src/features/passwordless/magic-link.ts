import {
  type Client,
  type Feature,
  navigateAfterAuth,
  readFromAddress,
  rememberWay,
  routesOf,
  takeFromAddress,
} from '../../client/index.ts'
import { PorticoError, part } from '../../core/errors.ts'
import type { Accepted, AcceptedUser } from '../../session/types.ts'
import { login } from '../login/index.ts'
import type { LinkFailedStep, MagicLinkActions, MagicLinkState } from './types.ts'

/** The page that a link in a mail leads to (SPEC sections 2 and 4): the link signs in once, and is out of the address before. */
export const magicLink: Feature<MagicLinkState, MagicLinkActions> = {
  name: 'magic-link',
  scope: 'client',
  state: () => ({ step: { name: 'opening' } }),
  actions({ client, task, step, cancelAll }) {
    /** What could not be handed over, for another try; nothing else keeps it. */
    let unspent: string | undefined
    let signedIn: AcceptedUser | undefined

    const show = (isStaying: boolean) => {
      const next = { name: 'magicLinkPostLoginSuccess', isStaying } as const
      return client.get(login).actions.proceed({ kind: 'step', step: next })
    }
    const leadOn = task('latest', async ({ delay }, accepted: Accepted) => {
      if (accepted.kind === 'authenticated') {
        signedIn = accepted
        await show(false)
        await delay(messageTime)
      } else {
        // What is asked for now is asked for at the sign-in, where a reload begins again.
        moveToSignIn(client)
      }
      void client.get(login).actions.proceed(accepted)
    })

    return {
      retry: task('single', async (call) => {
        const token = takeFromAddress(client, ['token']).token ?? unspent
        if (token === undefined) return call.set({ step: { name: 'failed', reason: 'missing' } })
        unspent = undefined
        call.set({ step: { name: 'opening' } })
        try {
          const accepted = await client.session.accept(await exchange(client, token, call.signal), call)
          rememberWay(client, 'MagicLink')
          call.set({ step: { name: 'opened' } })
          void leadOn(accepted)
        } catch (error) {
          if (call.signal.aborted) throw error
          const reason = reasonOf(error)
          if (reason === 'unreachable') unspent = token
          call.set({ step: { name: 'failed', reason } })
          throw error
        }
      }),
      continueNow: step(() => {
        if (!signedIn) return navigateAfterAuth(client)
        cancelAll()
        void client.get(login).actions.proceed(signedIn)
      }),
      stay: step(() => {
        if (!signedIn) return
        cancelAll()
        void show(true)
      }),
      startAgain: step(() => {
        cancelAll()
        client.get(login).actions.restart()
        moveToSignIn(client)
      }),
    }
  },
  start({ client, actions, state }) {
    // A slice starts again when its page comes back: with another link, or as it was left.
    if (state().step.name === 'opening' || readFromAddress(client, ['token']).token) void actions.retry()
    return undefined
  },
}

/** Milliseconds for which the page says that the link has signed the person in (SPEC section 4). */
const messageTime = 5000

async function exchange(client: Client, token: string, signal: AbortSignal) {
  const recaptchaToken = client.options.captcha
    ? await (await part(import('../../captcha/captcha-token.ts'))).captchaToken(client, 'magic_link_postlogin', signal)
    : undefined
  return client.api.post('/identity/resources/auth/v1/passwordless/{type}/postlogin', {
    path: { type: 'magiclink' },
    body: { token, ...(recaptchaToken && { recaptchaToken }) },
    signal,
  })
}

/** The provider tells by its code or, where it has none for it, in its words. */
function reasonOf(error: unknown): LinkFailedStep['reason'] {
  if (!(error instanceof PorticoError) || error.status === undefined || error.status >= 500) return 'unreachable'
  const told = `${error.code} ${error.message}`.toLowerCase()
  if (told.includes('expired')) return 'expired'
  return /-used\b|been used/.test(told) ? 'used' : 'refused'
}

/** To the login route, with what else the address holds: where to go after, for which tenant. */
function moveToSignIn(client: Client): void {
  const query = client.ports.page.url()?.search ?? ''
  client.navigate(routesOf(client).loginUrl + query, { replace: true })
}
