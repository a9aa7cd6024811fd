import { type Client, navigateAfterAuth, rememberWay, routesOf, takeFromAddress } from '../../client/index.ts'
import { waitHere } from '../../client/leading-on.ts'
import { PorticoError, part } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { isRefused } from '../../core/is-refused.ts'
import type { Accepted, AcceptedUser } from '../../session/types.ts'
import { login } from '../login/index.ts'
import type { LinkFailedStep, MagicLinkState } from './types.ts'

/** What is kept of a link beside what is shown. */
export interface OpenedLink {
  /** What could not be handed over, for another try; nothing else keeps it. */
  unspent?: string | undefined
  /** Whom it has signed in. */
  signedIn?: AcceptedUser
}

type Call = TaskCall<MagicLinkState>

/** Signs in with the link of the address. Answers what came of it, or nothing where there is no link. */
export async function openLink(client: Client, call: Call, link: OpenedLink): Promise<Accepted | undefined> {
  const token = takeFromAddress(client, ['token']).token ?? link.unspent
  if (token === undefined) {
    call.set({ step: { name: 'failed', reason: 'missing' } })
    return undefined
  }
  link.unspent = undefined
  call.set({ step: { name: 'opening' } })
  try {
    const accepted = await client.session.accept(await exchange(client, token, call.signal), call)
    rememberWay(client, 'MagicLink')
    call.set({ step: { name: 'opened' } })
    return accepted
  } catch (error) {
    if (call.signal.aborted) throw error
    const reason = reasonOf(error)
    if (reason === 'unreachable') link.unspent = token
    call.set({ step: { name: 'failed', reason } })
    throw error
  }
}

/** Says for a while that the link has signed the person in, then leads on. */
export async function leadOn(client: Client, call: Call, link: OpenedLink, accepted: Accepted): Promise<void> {
  if (accepted.kind === 'authenticated') {
    link.signedIn = accepted
    await show(client, false)
    if (!(await waitHere(client, call, messageTime))) return
  } else {
    // What is asked for now is asked for at the sign-in, where a reload begins again.
    moveToSignIn(client)
  }
  void client.get(login).actions.proceed(accepted)
}

/** Leads on at once. */
export function continueNow(client: Client, { signedIn }: OpenedLink, cancelAll: () => void): void {
  if (!signedIn) {
    navigateAfterAuth(client)
    return
  }
  cancelAll()
  void client.get(login).actions.proceed(signedIn)
}

/** Leads nowhere by itself any more. */
export function stay(client: Client, { signedIn }: OpenedLink, cancelAll: () => void): void {
  if (!signedIn) return
  cancelAll()
  void show(client, true)
}

/** To the first form. */
export function startAgain(client: Client, cancelAll: () => void): void {
  cancelAll()
  client.get(login).actions.restart()
  moveToSignIn(client)
}

function show(client: Client, isStaying: boolean) {
  const step = { name: 'magicLinkPostLoginSuccess', isStaying } as const
  return client.get(login).actions.proceed({ kind: 'step', step })
}

/** Milliseconds for which the page says that the link has signed the person in. */
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
  if (!(error instanceof PorticoError) || !isRefused(error)) return 'unreachable'
  const told = `${error.code} ${error.message}`.toLowerCase()
  if (told.includes('expired')) return 'expired'
  return /-used\b|been used/.test(told) ? 'used' : 'refused'
}

/** To the login route, with what else the address holds: where to go after, for which tenant. */
function moveToSignIn(client: Client): void {
  const query = client.ports.page.url()?.search ?? ''
  client.navigate(routesOf(client).loginUrl + query, { replace: true })
}
