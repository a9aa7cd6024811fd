import type { Feature } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import type { Challenge } from '../../session/types.ts'
import type { Memory, MfaTools } from './finish.ts'
import { standing } from './preferred.ts'
import { stepFor, stepOf } from './steps.ts'
import type { MfaActions, MfaState, MfaStep } from './types.ts'

/** The second factor: giving one or enrolling the first, to sign in or once more (SPEC sections 2 and 4). */
export const mfa: Feature<MfaState, MfaActions> = {
  name: 'mfa',
  scope: 'user',
  state: ({ client }) => ({ ...standing(client, client.session.getChallenge()), rememberFor: null }),
  actions({ client, task, step, state, cancelAll }) {
    const memory: Memory = { stepUp: null, passed: null, sent: null, stopWaiting() {} }
    const asked = () => (state().purpose === 'stepUp' ? memory.stepUp : client.session.getChallenge())
    const tools: MfaTools = { client, memory, asked }
    const allowResend = step(({ set }) =>
      set(({ step: now }) => ({ step: 'canResend' in now ? { ...now, canResend: true } : now })),
    )
    const resending = { allowResend }

    const actions: MfaActions = {
      loadSetup: task('latest', async (call) => (await authenticator()).loadSetup(tools, call)),
      chooseMethod: step(({ set }, { method }) => {
        const challenge = asked()
        if (!challenge) return
        const chosen = stepOf(method, challenge)
        cancelAll()
        set({ step: chosen })
        begin(challenge, state(), actions)
        // Browsers ask for a device only at a touch, and this was one.
        if (chosen.name === 'webAuthn') void actions.submitWebAuthn()
      }),
      chooseAgain: step(({ set }) => {
        cancelAll()
        set({ step: stepFor(asked()) })
        begin(asked(), state(), actions)
      }),
      submitAuthenticatorCode: task('single', async (call, input) =>
        (await authenticator()).submitAuthenticatorCode(tools, call, input),
      ),
      submitPhoneNumber: task('single', async (call, input) =>
        (await sentCodes()).submitPhoneNumber(tools, call, input, resending),
      ),
      changePhoneNumber: step(({ set, state: shown }) => {
        const { step: now } = shown()
        if (now.name === 'smsVerifyCode') set({ step: { name: 'smsSetPhoneNumber', phoneNumber: now.phoneNumber } })
      }),
      sendCode: task('latest', async (call, input = {}) => (await sentCodes()).sendCode(tools, call, input, resending)),
      submitCode: task('single', async (call, input) => (await sentCodes()).submitCode(tools, call, input)),
      submitWebAuthn: task('single', async (call, input = {}) => (await webAuthn()).submitWebAuthn(tools, call, input)),
      acknowledgeRecoveryCode: task('single', async (call) => (await finish()).acknowledgeRecoveryCode(tools, call)),
      loadRememberPolicy: task('latest', async (call) => (await finish()).loadRememberPolicy(tools, call)),
      stepUp: step(({ set }, { challenge }) => {
        cancelAll()
        memory.stepUp = challenge
        set({ ...(challenge ? standing(client, challenge) : notEnrolled), purpose: 'stepUp', rememberFor: null })
        prepare(state().step, actions)
      }),
      cancelStepUp: step(({ set }) => {
        if (state().purpose !== 'stepUp') return
        cancelAll()
        memory.stepUp = null
        memory.stopWaiting()
        set(standing(client, client.session.getChallenge()))
      }),
    }
    return actions
  },
  start({ client, actions, state }) {
    begin(client.session.getChallenge(), state(), actions)
    return undefined
  },
  on: {
    challenge({ client, set, state, actions, cancelAll }, challenge) {
      cancelAll()
      set({ ...standing(client, challenge), rememberFor: null })
      begin(challenge, state(), actions)
    },
  },
}

const notEnrolled = { step: { name: 'noMFAEnrolledStepUp' }, hasChoice: false } as const

/** What a fresh challenge needs from the provider. */
function begin(challenge: Challenge | null, { step, rememberFor, purpose }: MfaState, actions: MfaActions): void {
  if (!challenge) return
  prepare(step, actions)
  if (challenge.isEnrolled && rememberFor === null && purpose === 'signIn') void actions.loadRememberPolicy()
}

/** What a step needs before anything can be typed. */
function prepare(step: MfaStep, actions: MfaActions): void {
  if ('setup' in step && !step.setup) void actions.loadSetup()
  if ('isSent' in step && !step.isSent) void actions.sendCode()
}

const authenticator = () => part(import('./authenticator.ts'))
const sentCodes = () => part(import('./sent-codes.ts'))
const webAuthn = () => part(import('./web-authn.ts'))
const finish = () => part(import('./finish.ts'))
