import { type Client, navigateAfterAuth, rememberWay, routesOf, takeFromAddress } from '../../client/index.ts'
import { waitHere } from '../../client/leading-on.ts'
import { PorticoError, part } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { isRefused } from '../../core/is-refused.ts'
import type { Accepted, AcceptedUser } from '../../session/types.ts'
import { login } from '../login/index.ts'
import type { LinkFailedStep, MagicLinkState } from './types.ts'

/** The private data of a link. */
export interface OpenedLink {
  /** A token that could not be sent, held for a retry; it exists nowhere else. */
  unspent?: string | undefined
  /** The user that the link has signed in. */
  signedIn?: AcceptedUser
}

type Call = TaskCall<MagicLinkState>

/** Signs in with the link in the address. Returns the result, or `undefined` without a link. */
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

/** Shows the success message for a while, then continues the sign-in. */
export async function leadOn(client: Client, call: Call, link: OpenedLink, accepted: Accepted): Promise<void> {
  if (accepted.kind === 'authenticated') {
    link.signedIn = accepted
    await show(client, false)
    if (!(await waitHere(client, call, messageTime))) return
  } else {
    // A second factor belongs to the login route, where a reload restarts the sign-in.
    moveToSignIn(client)
  }
  void client.get(login).actions.proceed(accepted)
}

/** Continues the sign-in at once. */
export function continueNow(client: Client, { signedIn }: OpenedLink, cancelAll: () => void): void {
  if (!signedIn) {
    navigateAfterAuth(client)
    return
  }
  cancelAll()
  void client.get(login).actions.proceed(signedIn)
}

/** Cancels moving on by itself. */
export function stay(client: Client, { signedIn }: OpenedLink, cancelAll: () => void): void {
  if (!signedIn) return
  cancelAll()
  void show(client, true)
}

/** Returns to the first form of the login. */
export function startAgain(client: Client, cancelAll: () => void): void {
  cancelAll()
  client.get(login).actions.restart()
  moveToSignIn(client)
}

function show(client: Client, isStaying: boolean) {
  const step = { name: 'magicLinkPostLoginSuccess', isStaying } as const
  return client.get(login).actions.proceed({ kind: 'step', step })
}

/** Duration of the success message, in milliseconds. */
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

/** Reads the provider's error code, or its message if there is no code. */
function reasonOf(error: unknown): LinkFailedStep['reason'] {
  if (!(error instanceof PorticoError) || !isRefused(error)) return 'unreachable'
  const told = `${error.code} ${error.message}`.toLowerCase()
  if (told.includes('expired')) return 'expired'
  return /-used\b|been used/.test(told) ? 'used' : 'refused'
}

/** Opens the login route and keeps the rest of the query: the return address and the tenant. */
function moveToSignIn(client: Client): void {
  const query = client.ports.page.url()?.search ?? ''
  client.navigate(routesOf(client).loginUrl + query, { replace: true })
}
