import { takeFromAddress } from '../../client/address-values.ts'
import { whileHere } from '../../client/auto-advance.ts'
import { type Client, navigateAfterAuth, type Tools } from '../../client/index.ts'
import { rememberWay } from '../../client/ways-in.ts'
import { PorticoError, part } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { isRefused } from '../../core/is-refused.ts'
import type { Accepted, AcceptedUser } from '../../session/types.ts'
import { loginFeature } from '../login/index.ts'
import { toLogin } from '../login/internal.ts'
import type { LinkFailedStep, MagicLinkActions, MagicLinkState } from './types.ts'

/** The private memory of the page. */
export interface OpenedLink {
  /** The token of a link that could not be sent, for another try; nothing else keeps it. */
  unspent?: string | undefined
  /** The user it has signed in. */
  signedIn?: AcceptedUser
}

type LinkTools = Tools<MagicLinkState, MagicLinkActions, OpenedLink>

type Call = TaskCall<MagicLinkState>

/** Signs in with the link of the address. Resolves to `undefined` if there is no link. */
export async function openLink({ client, memory }: LinkTools, call: Call): Promise<Accepted | undefined> {
  const link = memory()
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

/** Shows for a while that the link has signed the user in, then proceeds. */
export async function proceed({ client, memory }: LinkTools, call: Call, accepted: Accepted): Promise<void> {
  if (accepted.kind === 'authenticated') {
    memory().signedIn = accepted
    await show(client, false)
    const isHere = whileHere(client)
    await call.delay(messageTime)
    if (!isHere()) return
  } else {
    // The sign-in shows the steps that are left, and begins again after a reload.
    moveToSignIn(client)
  }
  void client.get(loginFeature).actions.proceed(accepted)
}

/** Proceeds without the rest of the wait. */
export function continueNow({ client, memory, cancelAll }: LinkTools): void {
  const { signedIn } = memory()
  if (!signedIn) {
    navigateAfterAuth(client)
    return
  }
  cancelAll()
  void client.get(loginFeature).actions.proceed(signedIn)
}

/** Ends the timed move to the next page. */
export function stay({ client, memory, cancelAll }: LinkTools): void {
  if (!memory().signedIn) return
  cancelAll()
  void show(client, true)
}

/** Back to the first form. */
export function restart({ client, cancelAll }: LinkTools): void {
  cancelAll()
  client.get(loginFeature).actions.restart()
  moveToSignIn(client)
}

function show(client: Client, isStaying: boolean) {
  const step = { name: 'magicLinkPostLoginSuccess', isStaying } as const
  return client.get(loginFeature).actions.proceed({ kind: 'step', step })
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

/** The reason is in the provider's code or, without a code for it, in the message. */
function reasonOf(error: unknown): LinkFailedStep['reason'] {
  if (!(error instanceof PorticoError) || !isRefused(error)) return 'unreachable'
  const text = `${error.code} ${error.message}`.toLowerCase()
  if (text.includes('expired')) return 'expired'
  return /-used\b|been used/.test(text) ? 'used' : 'refused'
}

/** Opens the login with the rest of the query: the way back and the tenant. */
function moveToSignIn(client: Client): void {
  toLogin(client, { query: client.ports.page.url()?.search })
}
