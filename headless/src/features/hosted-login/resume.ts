import { takeFromAddress } from '../../client/address-values.ts'
import { whileHere } from '../../client/auto-advance.ts'
import { loadCustomLogin } from '../../client/custom-login.ts'
import { keepRedirect } from '../../client/stored-redirect.ts'
import type { Client } from '../../client/types.ts'
import { navigateAfterAuth } from '../../client/way-back.ts'
import { PorticoError, toPorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { sessionFeature } from '../../session/feature.ts'
import type { User } from '../../session/types.ts'
import { isSteppedUp } from '../../step-up/is-stepped-up.ts'
import { type Attempt, takeAttempt } from './attempt.ts'
import { refusedBy } from './authorize.ts'
import { forgetRedirect } from './memory.ts'
import { hostedLoginErrors, issuerOf, optionsOf } from './settings.ts'
import { requestTokens, takeTokens } from './tokens.ts'
import type { HostedLoginState } from './types.ts'

/** The query parameters that the provider returns. */
const brought = ['code', 'state', 'nonce', 'iss', 'error', 'error_description', 'error_uri', 'session_state'] as const

/**
 * Completes the sign-in of a return, before any other renewal of the session. The result is a step; only an abort
 * rejects.
 */
export async function resume(client: Client, call: TaskCall<HostedLoginState>, letRenew: () => void): Promise<void> {
  const values = takeFromAddress(client, brought)
  if (!values.code && !values.error) {
    letRenew()
    return findSession(client, call)
  }
  call.set({ step: { name: 'working' } })
  const attempt = takeAttempt(client, values.state)
  try {
    const user = await finish(client, call, values, attempt)
    letRenew()
    if (attempt?.back) keepRedirect(client, attempt.back)
    await moveOn(client, call, user)
  } catch (thrown) {
    if (call.signal.aborted) throw thrown
    const failure = toPorticoError(thrown)
    client.log.info('A hosted sign-in came to nothing.', failure.code, failure.traceId ?? '')
    call.set({ step: { name: 'failed', failure } })
  }
}

/**
 * Handles a reload of the page or a history navigation to it. Nothing is exchanged again, and a signed-in user moves
 * on.
 */
async function findSession(client: Client, call: TaskCall<HostedLoginState>): Promise<void> {
  call.set({ step: { name: 'working' } })
  if (!client.get(sessionFeature).getSnapshot().user) await client.session.refresh()
  call.signal.throwIfAborted()
  const { user } = client.get(sessionFeature).getSnapshot()
  if (user) await moveOn(client, call, user)
  else call.set({ step: { name: 'invalid' } })
}

async function moveOn(client: Client, call: TaskCall<HostedLoginState>, user: User): Promise<void> {
  call.set({ step: { name: 'success', user, isStaying: false } })
  const isHere = whileHere(client)
  await Promise.all([call.delay(afterAuthDelay), loadCustomLogin(client, call.signal)])
  if (isHere()) navigateAfterAuth(client)
}

/** Delay between the sign-in and moving on, in milliseconds. */
const afterAuthDelay = 200

async function finish(
  client: Client,
  call: TaskCall<HostedLoginState>,
  values: Readonly<Partial<Record<(typeof brought)[number], string>>>,
  attempt: Attempt | null,
): Promise<User> {
  if (!attempt)
    throw new PorticoError(hostedLoginErrors.stateUnknown, 'This sign-in was not begun in this tab. Sign in again')
  const { code, error, iss } = values
  if (error || !code) throw refusedBy(error ?? 'unreadable-answer', values.error_description)
  if (iss !== undefined && iss !== issuerOf(client, optionsOf(client))) throw foreign()
  if (values.nonce !== undefined && values.nonce !== attempt.nonce) throw foreign()
  const { signal } = call
  const { redirectUri, verifier, nonce } = attempt
  const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier } as const
  const received = await client.session.inTurn(() => requestTokens(client, grant, signal), call)
  const answer = await takeTokens(client, received, { nonce, signal })
  const accepted = await client.session.accept(answer, call)
  if (accepted.kind !== 'authenticated') throw new PorticoError('unreadable-answer', 'The sign-in has no user')
  forgetRedirect(client)
  const { user } = accepted
  // The token has just been issued, and the page's clock may be wrong by days.
  const age = { now: Number(user.claims['iat']), rule: client.options.hostedLogin?.stepUpRule }
  if (attempt.isStepUp && !isSteppedUp(user.claims, age)) {
    throw new PorticoError(hostedLoginErrors.stepUpRefused, 'The second factor was not given')
  }
  return user
}

const foreign = () =>
  new PorticoError(hostedLoginErrors.stateUnknown, 'This answer is not from the sign-in page that was asked')
