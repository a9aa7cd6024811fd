import type { Client } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import type { LifeCall, StepCall, TaskCall } from '../../core/feature.ts'
import type { Challenge } from '../../session/types.ts'
import { asked, type MfaTools } from './finish.ts'
import { standing } from './preferred.ts'
import { stepFor, stepOf } from './steps.ts'
import type {
  AnswerStepUpInput,
  AuthenticatorCodeInput,
  ChooseMethodInput,
  FactorPhoneInput,
  MfaActions,
  MfaState,
  MfaStep,
  SendCodeInput,
  SentCodeInput,
  WebAuthnInput,
} from './types.ts'

export { acknowledgeRecoveryCode, loadRememberPolicy } from './finish.ts'
export { standing } from './preferred.ts'

type Call = TaskCall<MfaState>

/** Takes one of the factors asked for. */
export function chooseMethod(tools: MfaTools, { set }: StepCall<MfaState>, { method }: ChooseMethodInput): void {
  const challenge = asked(tools)
  if (!challenge) return
  const chosen = stepOf(method, challenge)
  tools.cancelAll()
  set({ step: chosen })
  prepare(challenge, tools.state(), tools.actions())
  // Browsers ask for a device only at a touch, and this was one.
  if (chosen.name === 'webAuthn') void tools.actions().submitWebAuthn()
}

/** Back to the choice. */
export function chooseAgain(tools: MfaTools, { set }: StepCall<MfaState>): void {
  const challenge = asked(tools)
  tools.cancelAll()
  set({ step: stepFor(challenge) })
  prepare(challenge, tools.state(), tools.actions())
}

/** Back to the number of the phone that is being enrolled. */
export function changePhoneNumber({ set, state }: StepCall<MfaState>): void {
  const { step } = state()
  if (step.name === 'smsVerifyCode') set({ step: { name: 'smsSetPhoneNumber', phoneNumber: step.phoneNumber } })
}

/** Lets another code be sent. */
export function allowResend({ set }: StepCall<MfaState>): void {
  set(({ step }): { readonly step: MfaStep } => ({ step: 'canResend' in step ? { ...step, canResend: true } : step }))
}

/** Asks somebody who is signed in for a factor. */
export async function stepUp(tools: MfaTools, { set, cancelOthers }: Call, input: AnswerStepUpInput): Promise<void> {
  const { challenge } = input
  cancelOthers()
  tools.memory.stepUp = challenge
  set({
    ...(challenge ? standing(tools.client, challenge) : notEnrolled),
    purpose: 'stepUp',
    rememberFor: null,
  })
  prepare(challenge, tools.state(), tools.actions())
}

/** Gives a step-up up. */
export function cancelStepUp({ client, memory, state, cancelAll }: MfaTools, { set }: StepCall<MfaState>): void {
  if (state().purpose !== 'stepUp') return
  cancelAll()
  memory.stepUp = null
  memory.stopWaiting()
  set(standing(client, client.session.getChallenge()))
}

/** What was asked for before this code was here. */
export function begin({ client, set, state, actions }: LifeCall<Client, MfaState, MfaActions>): void {
  const challenge = client.session.getChallenge()
  if (challenge && state().step.name === 'idle') set(standing(client, challenge))
  if (challenge) prepare(challenge, state(), actions)
}

/** What a sign-in asks for, or no longer does. */
export function follow(life: LifeCall<Client, MfaState, MfaActions>, challenge: Challenge | null): void {
  life.cancelAll()
  life.set({ ...standing(life.client, challenge), rememberFor: null })
  prepare(challenge, life.state(), life.actions)
}

/** Loads what an authenticator app is set up with. */
export async function loadSetup(tools: MfaTools, call: Call): Promise<void> {
  await (await authenticator()).loadSetup(tools, call)
}

/** Gives the code of an authenticator app. */
export async function submitAuthenticatorCode(tools: MfaTools, call: Call, input: AuthenticatorCodeInput) {
  await (await authenticator()).submitAuthenticatorCode(tools, call, input)
}

/** Sends a first code to a phone that is to be enrolled. */
export async function submitPhoneNumber(tools: MfaTools, call: Call, input: FactorPhoneInput): Promise<void> {
  await (await sentCodes()).submitPhoneNumber(tools, call, input)
}

/** Sends a code, or another one. */
export async function sendCode(tools: MfaTools, call: Call, input: SendCodeInput): Promise<void> {
  await (await sentCodes()).sendCode(tools, call, input)
}

/** Gives the code that was sent. */
export async function submitCode(tools: MfaTools, call: Call, input: SentCodeInput): Promise<void> {
  await (await sentCodes()).submitCode(tools, call, input)
}

/** Has the browser ask for a passkey or security key, or make one. */
export async function submitWebAuthn(tools: MfaTools, call: Call, input: WebAuthnInput): Promise<void> {
  await (await webAuthn()).submitWebAuthn(tools, call, input)
}

const notEnrolled = { step: { name: 'noMFAEnrolledStepUp' }, hasChoice: false } as const

/** What a step needs from the provider before anything can be typed. */
function prepare(challenge: Challenge | null, state: MfaState, actions: MfaActions): void {
  if (!challenge) return
  const { step, rememberFor, purpose } = state
  if ('setup' in step && !step.setup) void actions.loadSetup()
  if ('isSent' in step && !step.isSent) void actions.sendCode()
  if (challenge.isEnrolled && rememberFor === null && purpose === 'signIn') void actions.loadRememberPolicy()
}

const authenticator = () => part(import('./authenticator.ts'))
const sentCodes = () => part(import('./sent-codes.ts'))
const webAuthn = () => part(import('./web-authn.ts'))
