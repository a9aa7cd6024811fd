import type { Client, Feature } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { StepCall } from '../../core/feature.ts'
import { secret } from '../../core/secret.ts'
import { session } from '../../session/feature.ts'
import { settleLogOut } from '../../session/settle-log-out.ts'
import type { Accepted, Challenge } from '../../session/types.ts'
import { login } from '../login/index.ts'
import { isSetUp, setupOf, stepFor, stepOf } from './steps.ts'
import type { MfaActions, MfaState } from './types.ts'

/** The second factor of a sign-in: giving one, or enrolling the first (SPEC sections 2 and 4). */
export const mfa: Feature<MfaState, MfaActions> = {
  name: 'mfa',
  scope: 'user',
  state: ({ client }) => ({ ...standing(client.session.getChallenge()), rememberFor: null }),
  actions({ client, task, step }) {
    /** The challenge whose factor the provider has taken, although nobody is signed in yet. */
    let passed: string | null = null
    const loadSetup = task('latest', async ({ set, signal }) => {
      const { mfaToken } = challengeOf(client)
      const path = '/identity/resources/auth/v1/user/mfa/authenticator/enroll'
      const { qrCode } = await client.api.post(path, { body: { mfaToken }, signal })
      set(({ step: present }) => ({ step: isSetUp(present) ? { ...present, setup: setupOf(qrCode) } : present }))
    })

    return {
      loadSetup,
      chooseMethod: step(({ set }, { method }) => {
        const challenge = client.session.getChallenge()
        if (!challenge) return
        const chosen = stepOf(method, challenge.isEnrolled ? 'verify' : 'enroll')
        set({ step: chosen })
        if (isSetUp(chosen)) void loadSetup()
      }),
      chooseAgain: step(({ set }) => set(standing(client.session.getChallenge()))),
      submitAuthenticatorCode: task('single', async (call, { code, rememberDevice = false }) => {
        const { step: present } = call.state()
        const value = code.replace(/\s/g, '')
        if (value === '') throw new PorticoError('code-required', 'Enter the code of your authenticator app')
        const challenge = challengeOf(client)
        if (passed === challenge.mfaToken) return leadOn(call, await signedIn(client))
        const isEnrolling = isSetUp(present)
        const answer = await (isEnrolling ? enroll : verify)(challenge, value, rememberDevice, call.signal)
        passed = challenge.mfaToken
        // Its cookie took the place of that of whoever is still to be logged out.
        settleLogOut(client)
        if (isEnrolling && answer.recoveryCode) {
          return call.set({ step: { name: 'recoveryCode', recoveryCode: secret(answer.recoveryCode) } })
        }
        leadOn(call, await client.session.accept(answer, call))
      }),
      acknowledgeRecoveryCode: task('single', async (call) => {
        if (call.state().step.name === 'recoveryCode') leadOn(call, await signedIn(client))
      }),
      loadRememberPolicy: task('latest', async ({ set, signal }) => {
        const { mfaToken } = challengeOf(client)
        const path = '/identity/resources/configurations/v1/mfa-policy/allow-remember-device'
        const policy = await client.api.get(path, { query: { mfaToken }, signal })
        set({ rememberFor: policy.isAllowedToRemember ? policy.mfaDeviceExpiration : null })
      }),
    }

    function leadOn({ set }: StepCall<MfaState>, accepted: Accepted) {
      set(standing(client.session.getChallenge()))
      void client.get(login).actions.proceed(accepted)
    }

    function verify(challenge: Challenge, value: string, rememberDevice: boolean, signal: AbortSignal) {
      const body = { mfaToken: challenge.mfaToken, value, rememberDevice }
      const [only, ...others] = challenge.devices.authenticators
      return only && others.length === 0
        ? client.api.post('/identity/resources/auth/v1/user/mfa/authenticator/{deviceId}/verify', {
            path: { deviceId: only.id },
            body,
            signal,
          })
        : client.api.post('/identity/resources/auth/v1/user/mfa/verify', { body, signal })
    }

    function enroll(challenge: Challenge, token: string, rememberDevice: boolean, signal: AbortSignal) {
      const body = { mfaToken: challenge.mfaToken, token, rememberDevice }
      return client.api.post('/identity/resources/auth/v1/user/mfa/authenticator/enroll/verify', { body, signal })
    }
  },
  start({ client, actions, state }) {
    begin(client.session.getChallenge(), state(), actions)
    return undefined
  },
  on: {
    challenge({ set, state, actions, cancelAll }, challenge) {
      cancelAll()
      set({ ...standing(challenge), rememberFor: null })
      begin(challenge, state(), actions)
    },
  },
}

/** Where a challenge begins. */
function standing(challenge: Challenge | null): Pick<MfaState, 'step' | 'hasChoice'> {
  const step = stepFor(challenge)
  return { step, hasChoice: step.name === 'verify' }
}

/** What a fresh challenge needs from the provider. */
function begin(challenge: Challenge | null, { step, rememberFor }: MfaState, actions: MfaActions) {
  if (!challenge) return
  if (isSetUp(step) && !step.setup) void actions.loadSetup()
  if (challenge.isEnrolled && rememberFor === null) void actions.loadRememberPolicy()
}

/**
 * Who is signed in by the cookie that came when the factor was taken: the token that came with it may have ended while
 * the recovery code was written down, or before the profile could be read.
 */
async function signedIn(client: Client): Promise<Accepted> {
  const outcome = await client.session.refresh()
  if (!outcome.ok && outcome.reason === 'failed') throw outcome.error
  const { user } = client.get(session).getSnapshot()
  if (user) return { kind: 'authenticated', user }
  throw ended()
}

function challengeOf(client: Client): Challenge {
  const challenge = client.session.getChallenge()
  if (challenge) return challenge
  throw ended()
}

function ended(): PorticoError {
  return new PorticoError('no-challenge', 'Your sign-in has ended. Start again with your email address')
}
