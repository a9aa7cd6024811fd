import type { Client, Feature } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import { secret } from '../../core/secret.ts'
import type { Challenge } from '../../session/types.ts'
import { login, type ProceedInput } from '../login/index.ts'
import { isSetUp, setupOf, stepFor, stepOf } from './steps.ts'
import type { MfaActions, MfaState } from './types.ts'

/** The second factor of a sign-in: giving one, or enrolling the first (SPEC sections 2 and 4). */
export const mfa: Feature<MfaState, MfaActions> = {
  name: 'mfa',
  scope: 'user',
  state: ({ client }) => ({ ...standing(client.session.getChallenge()), rememberFor: null }),
  actions({ client, task, step }) {
    let enrolled: ProceedInput | null = null
    const loadSetup = task('latest', async ({ set, signal }) => {
      const { mfaToken } = challengeOf(client)
      const path = '/identity/resources/auth/v1/user/mfa/authenticator/enroll'
      const { qrCode } = await client.api.post(path, { body: { mfaToken }, signal })
      set(({ step: present }) => ({ step: isSetUp(present) ? { ...present, setup: setupOf(qrCode) } : present }))
    })

    return {
      loadSetup,
      chooseMethod: step(({ set, state }, { method }) => {
        const { step: present } = state()
        if (present.name !== 'verify') return
        const chosen = stepOf(method, present.mode)
        set({ step: chosen })
        if (isSetUp(chosen)) void loadSetup()
      }),
      chooseAgain: step(({ set }) => set(standing(client.session.getChallenge()))),
      submitAuthenticatorCode: task('single', async (call, { code, rememberDevice = false }) => {
        const { step: present } = call.state()
        const value = code.replace(/\s/g, '')
        if (value === '') throw new PorticoError('code-required', 'Enter the code of your authenticator app')
        const challenge = challengeOf(client)
        const isEnrolling = isSetUp(present)
        const answer = await (isEnrolling ? enroll : verify)(challenge, value, rememberDevice, call.signal)
        const proceeding = { accepted: await client.session.accept(answer, call), answer }
        if (isEnrolling && answer.recoveryCode && proceeding.accepted.kind === 'authenticated') {
          enrolled = proceeding
          call.set({ step: { name: 'recoveryCode', recoveryCode: secret(answer.recoveryCode) } })
        } else {
          call.set(standing(client.session.getChallenge()))
          void client.get(login).actions.proceed(proceeding)
        }
      }),
      acknowledgeRecoveryCode: step(({ set }) => {
        set({ step: { name: 'idle' } })
        if (enrolled) void client.get(login).actions.proceed(enrolled)
        enrolled = null
      }),
      loadRememberPolicy: task('latest', async ({ set, signal }) => {
        const { mfaToken } = challengeOf(client)
        const path = '/identity/resources/configurations/v1/mfa-policy/allow-remember-device'
        const policy = await client.api.get(path, { query: { mfaToken }, signal })
        set({ rememberFor: policy.isAllowedToRemember ? policy.mfaDeviceExpiration : null })
      }),
    }

    function verify(challenge: Challenge, value: string, rememberDevice: boolean, signal: AbortSignal) {
      const body = { mfaToken: challenge.mfaToken, value, rememberDevice }
      const deviceId = challenge.devices.authenticators[0]?.id
      return deviceId
        ? client.api.post('/identity/resources/auth/v1/user/mfa/authenticator/{deviceId}/verify', {
            path: { deviceId },
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
    challenge({ set, state, actions }, challenge) {
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

function challengeOf(client: Client): Challenge {
  const challenge = client.session.getChallenge()
  if (challenge) return challenge
  throw new PorticoError('no-challenge', 'Your sign-in has ended. Start again with your email address')
}
