import { type Client, type Feature, rememberWay, waysIn } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import { startUp } from '../../startup/feature.ts'
import { type LoginStep, login, type PasswordlessWay, type SentMessage, sendPasswordless } from '../login/index.ts'
import { authenticationFailure } from './authentication-failure.ts'
import type { PasswordlessActions, PasswordlessState } from './types.ts'

/** Signing in by a code or a link that was sent (SPEC sections 2 and 4). */
export const passwordless: Feature<PasswordlessState, PasswordlessActions> = {
  name: 'passwordless',
  scope: 'client',
  state: ({ client }) => ({ ways: waysIn(client) }),
  actions({ client, task, step, cancelAll }) {
    const present = () => client.get(login).getSnapshot().step
    const leadTo = (next: LoginStep) => client.get(login).actions.proceed({ kind: 'step', step: next })

    return {
      send: task('latest', async ({ signal }, { way, email }) => {
        const address = (email ?? addressOf(present())).trim()
        if (address === '') throw new PorticoError('email-required', 'Enter your email address')
        await leadTo(await sendPasswordless(client, { way, email: address }, signal))
      }),
      resend: task('single', async ({ signal }) => {
        const waiting = present()
        const way = wayOf(waiting)
        if (!way || !('resendAt' in waiting)) throw nothingSent()
        const wait = waiting.resendAt - client.ports.clock.now()
        if (wait > 0)
          throw new PorticoError('resend-too-early', 'Wait a moment before you ask for another', { retryAfter: wait })
        try {
          await leadTo(await sendPasswordless(client, { way, email: waiting.email }, signal))
        } catch (error) {
          if (error instanceof PorticoError && error.retryAfter !== undefined) {
            await leadTo(later(waiting, client.ports.clock.now() + error.retryAfter))
          }
          throw error
        }
      }),
      submitCode: task('single', async (call, { code }) => {
        const way = wayOf(present())
        const token = code.normalize('NFKC').replace(/\s/g, '')
        if (way !== 'Code' && way !== 'SmsCode') throw nothingSent()
        if (token === '') throw new PorticoError('passcode-required', 'Enter the code')
        const accepted = await client.session.accept(await signIn(client, way, token, call.signal), call)
        rememberWay(client, way)
        void client.get(login).actions.proceed(accepted)
      }),
      usePassword: step(() => {
        cancelAll()
        void leadTo({ name: 'loginWithPassword', email: addressOf(present()) })
      }),
      restart: step(() => {
        cancelAll()
        client.get(login).actions.restart()
      }),
    }
  },
  start({ client, set, cancelAll }) {
    const follow = () => set({ ways: waysIn(client) })
    follow()
    let { policy } = client.get(startUp).getSnapshot()
    let former = client.get(login).getSnapshot().step
    const stops = [
      client.get(startUp).subscribe(() => {
        const { policy: read } = client.get(startUp).getSnapshot()
        if (read === policy) return
        policy = read
        follow()
      }),
      // Whoever goes back to the beginning gives up what is on its way, and what went wrong with it.
      client.get(login).subscribe(() => {
        const { step } = client.get(login).getSnapshot()
        const isGivenUp = step.name === 'preLogin' && step.email !== '' && wayOf(former) !== null
        former = step
        if (isGivenUp) cancelAll()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** What a step waits for, or `null` where nothing was sent. */
function wayOf({ name }: LoginStep): PasswordlessWay | null {
  switch (name) {
    case 'loginWithOtc':
      return 'Code'
    case 'loginWithSmsOtc':
    case 'loginWithQuickSmsOtc':
      return 'SmsCode'
    case 'magicLinkPreLoginSuccess':
      return 'MagicLink'
    default:
      return null
  }
}

async function signIn(client: Client, way: 'Code' | 'SmsCode', token: string, signal: AbortSignal) {
  const type = way === 'Code' ? 'code' : 'smscode'
  try {
    const path = '/identity/resources/auth/v1/passwordless/{type}/postlogin'
    return await client.api.post(path, { path: { type }, body: { token }, signal })
  } catch (error) {
    throw authenticationFailure(error)
  }
}

function later<Step extends LoginStep & SentMessage>(step: Step, resendAt: number): Step {
  return { ...step, resendAt }
}

function addressOf(step: LoginStep): string {
  return 'email' in step ? step.email : ''
}

function nothingSent(): PorticoError {
  return new PorticoError('nothing-sent', 'Nothing has been sent to sign in with. Start again with your email address')
}
