import type { Feature } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import { localStep, ssoAddress } from './preflight.ts'
import { emailOf, preLogin, secondFactor, stepAfter } from './steps.ts'
import type { LoginActions, LoginState } from './types.ts'

/** Signing in: e-mail, SSO preflight, password, and the way on from there (SPEC sections 2 and 4). */
export const login: Feature<LoginState, LoginActions> = {
  name: 'login',
  scope: 'user',
  state: () => ({ step: preLogin('') }),
  actions({ client, task, step, cancelAll }) {
    const interruption = client.ports.storage.session

    const proceed = task('latest', async ({ set, state, delay }, { accepted, answer }) => {
      if (accepted.kind === 'challenge') return
      set({ step: stepAfter(accepted, answer, emailOf(state().step)) })
      if (accepted.kind !== 'authenticated') return
      await delay(afterAuthDelay)
      client.navigateAfterAuth()
    }) satisfies LoginActions['proceed']

    return {
      proceed,
      submitEmail: task('single', async ({ set, delay, signal }, input) => {
        const email = required(input.email.trim(), 'email-required', 'Enter your email address')
        const address = await ssoAddress(client, email, signal)
        if (!address) return set({ step: await localStep(client, email) })
        set({ step: { name: 'redirectToSSO', email, address } })
        await delay(ssoRedirectDelay)
        client.leave(address)
      }),
      submitPassword: task('single', async (call, { password, email, invitationToken }) => {
        const body = {
          email: required(email?.trim() ?? emailOf(call.state().step), 'email-required', 'Enter your email address'),
          password: required(password, 'password-required', 'Enter your password'),
          ...(invitationToken && { invitationToken }),
        }
        call.set(({ step: present }) => ({ step: 'email' in present ? { ...present, email: body.email } : present }))
        const answer = await client.api.post('/identity/resources/auth/v1/user', { body, signal: call.signal })
        void proceed({ accepted: await client.session.accept(answer, call), answer })
      }),
      continueToSso: step(({ state }) => {
        const { step: present } = state()
        if (present.name === 'redirectToSSO') client.leave(present.address)
      }),
      startRecovery: step(({ set, state }) =>
        set({ step: { name: 'recoverTwoFactor', email: emailOf(state().step) } }),
      ),
      submitRecoveryCode: task('single', async ({ set, state, signal }, input) => {
        const email = emailOf(state().step)
        const recoveryCode = required(input.recoveryCode.trim(), 'code-required', 'Enter your recovery code')
        await client.api.post('/identity/resources/auth/v1/user/mfa/recover', { body: { email, recoveryCode }, signal })
        interruption.set(interruptedKey, null)
        set({ step: preLogin(email, 'secondFactorRemoved') })
      }),
      cancelRecovery: step(({ set, state }) => {
        const email = emailOf(state().step)
        const challenge = client.session.getChallenge()
        set({ step: challenge ? secondFactor(challenge, email) : preLogin(email) })
      }),
      restart: step(({ set, state }) => {
        const email = emailOf(state().step)
        cancelAll()
        interruption.set(interruptedKey, null)
        set({ step: preLogin(email) })
      }),
    }
  },
  start({ client, set, state }) {
    const { session: interruption } = client.ports.storage
    const email = interruption.get(interruptedKey)
    if (email !== null && !client.session.getChallenge() && state().step.name === 'preLogin') {
      interruption.set(interruptedKey, null)
      set({ step: preLogin(email, 'secondFactorInterrupted') })
    }
    return undefined
  },
  on: {
    challenge({ client, set, state }, challenge) {
      const email = challenge.email ?? emailOf(state().step)
      client.ports.storage.session.set(interruptedKey, email)
      set({ step: secondFactor(challenge, email) })
    },
    signedIn: ({ client }) => client.ports.storage.session.set(interruptedKey, null),
  },
}

/** Milliseconds between telling of the identity provider and going there (SPEC section 4). */
const ssoRedirectDelay = 2000

/** Milliseconds between being signed in and moving on (SPEC section 4). */
const afterAuthDelay = 200

/** Where the address of a sign-in that waits for its second factor is kept, to tell of it after a reload. */
const interruptedKey = 'portico-second-factor-for'

function required(value: string, code: string, message: string): string {
  if (value === '') throw new PorticoError(code, message)
  return value
}
