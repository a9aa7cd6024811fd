import type { Client } from '../../client/index.ts'
import { part } from '../../core/errors.ts'
import type { LifeCall, StepCall, TaskCall } from '../../core/feature.ts'
import type { Challenge } from '../../session/types.ts'
import { asked, type Memory, type MfaTools, settle } from './finish.ts'
import { standing } from './preferred.ts'
import { stepFor, stepOf } from './steps.ts'
import type {
  AddFactorInput,
  AnswerStepUpInput,
  AuthenticatorCodeInput,
  ChooseMethodInput,
  FactorPhoneInput,
  MfaActions,
  MfaMethod,
  MfaState,
  RemoveFactorInput,
  SendCodeInput,
  SentCodeInput,
  WebAuthnInput,
} from './types.ts'

export { acknowledgeRecoveryCode, loadRememberPolicy } from './finish.ts'
export { standing } from './preferred.ts'

type Call = TaskCall<MfaState>

/** Shows the first step of the chosen factor. */
export function chooseMethod(tools: MfaTools, { set }: StepCall<MfaState>, { method }: ChooseMethodInput): void {
  const challenge = asked(tools)
  if (!challenge) return
  const chosen = stepOf(method, challenge)
  tools.cancelAll()
  set({ step: chosen })
  const { memory, state, actions } = tools
  prepare(challenge, state(), actions(), memory)
  // Browsers open the WebAuthn dialog only on a user gesture, and this was one. If the device may be remembered, the
  // form provides the gesture.
  if (chosen.name !== 'webAuthn' || state().rememberFor !== null || asksForPolicy(challenge, state(), memory)) return
  void actions().submitWebAuthn()
}

/** Returns to the choice of factors. */
export function chooseAgain(tools: MfaTools, { set }: StepCall<MfaState>): void {
  const challenge = asked(tools)
  tools.cancelAll()
  set({ step: stepFor(challenge) })
  prepare(challenge, tools.state(), tools.actions(), tools.memory)
}

/** Returns to the number of the phone being enrolled. */
export function changePhoneNumber({ set, state }: StepCall<MfaState>): void {
  const { step } = state()
  if (step.name === 'smsVerifyCode') set({ step: { name: 'smsSetPhoneNumber', phoneNumber: step.phoneNumber } })
}

/** Starts a step-up for a signed-in user. */
export async function stepUp(tools: MfaTools, { set, cancelOthers }: Call, input: AnswerStepUpInput): Promise<void> {
  const { challenge } = input
  cancelOthers()
  tools.memory.asked = challenge
  set({
    ...(challenge ? standing(tools.client, challenge) : notEnrolled),
    purpose: 'stepUp',
    rememberFor: null,
  })
  prepare(challenge, tools.state(), tools.actions())
}

/** Cancels the current challenge if it has one of these purposes. */
export function cancel(tools: MfaTools, call: StepCall<MfaState>, ...purposes: readonly MfaState['purpose'][]): void {
  if (!purposes.includes(tools.state().purpose)) return
  tools.cancelAll()
  settle(tools, call)
}

/** Loads the factors of the signed-in user. */
export async function loadFactors(tools: MfaTools, call: Call): Promise<void> {
  await (await own()).loadFactors(tools, call)
}

/** Starts adding a factor. */
export async function addFactor(tools: MfaTools, call: Call, input: AddFactorInput): Promise<void> {
  const challenge = await (await own()).addition(tools, call)
  change(tools, call, { challenge, purpose: 'add', method: input.method })
}

/** Starts removing a factor. */
export async function removeFactor(tools: MfaTools, call: Call, input: RemoveFactorInput): Promise<void> {
  const removal = await (await own()).removal(tools, call, input)
  change(tools, call, { ...removal, purpose: 'remove' })
}

/** Removes all factors, after the code of the app if there is one. */
export async function turnOff(tools: MfaTools, call: Call): Promise<void> {
  const challenge = await (await own()).turnOff(tools, call)
  if (challenge) change(tools, call, { challenge, purpose: 'remove', method: 'AuthenticatorApp' })
}

/** The challenge for a change of the user's factors. */
interface Change {
  readonly challenge: Challenge
  readonly purpose: 'add' | 'remove'
  readonly method: MfaMethod | undefined
}

/** Starts a change. It uses the steps of a sign-in with the same challenge. */
function change(tools: MfaTools, { set, cancelOthers }: Call, { challenge, purpose, method }: Change): void {
  const { client, memory, state, actions } = tools
  cancelOthers()
  memory.sent = null
  memory.asked = challenge
  set({ ...standing(client, challenge), purpose, ...(method && { step: stepOf(method, challenge) }) })
  prepare(challenge, state(), actions())
  if (state().step.name === 'webAuthn') void actions().submitWebAuthn()
}

/** Resumes a challenge that started before this code loaded. */
export function begin({ client, set, state, actions }: LifeCall<Client, MfaState, MfaActions>): void {
  const challenge = client.session.getChallenge()
  if (challenge && state().step.name === 'idle') set(standing(client, challenge))
  if (challenge) prepare(challenge, state(), actions)
}

/** Follows the challenge of a sign-in, or its end. */
export function follow(life: LifeCall<Client, MfaState, MfaActions>, challenge: Challenge | null): void {
  life.cancelAll()
  life.set({ ...standing(life.client, challenge), rememberFor: null })
  prepare(challenge, life.state(), life.actions)
}

/** Loads the setup of an authenticator app. */
export async function loadSetup(tools: MfaTools, call: Call): Promise<void> {
  await (await authenticator(tools)).loadSetup(tools, call)
}

/** Submits the code of an authenticator app. */
export async function submitAuthenticatorCode(tools: MfaTools, call: Call, input: AuthenticatorCodeInput) {
  await (await authenticator(tools)).submitAuthenticatorCode(tools, call, input)
}

/** Sends a first code to a phone being enrolled. */
export async function submitPhoneNumber(tools: MfaTools, call: Call, input: FactorPhoneInput): Promise<void> {
  await (await sentCodes(tools)).submitPhoneNumber(tools, call, input)
}

/** Sends a code, or another one. */
export async function sendCode(tools: MfaTools, call: Call, input: SendCodeInput): Promise<void> {
  await (await sentCodes(tools)).sendCode(tools, call, input)
}

/** Submits the code that was sent. */
export async function submitCode(tools: MfaTools, call: Call, input: SentCodeInput): Promise<void> {
  await (await sentCodes(tools)).submitCode(tools, call, input)
}

/** Opens the browser's WebAuthn dialog to verify or create a device. */
export async function submitWebAuthn(tools: MfaTools, call: Call, input: WebAuthnInput): Promise<void> {
  await (await webAuthn(tools)).submitWebAuthn(tools, call, input)
}

const notEnrolled = { step: { name: 'noMFAEnrolledStepUp' }, hasChoice: false } as const

/** Loads the data that a step needs before input is possible. */
function prepare(challenge: Challenge | null, state: MfaState, actions: MfaActions, memory?: Memory): void {
  if (!challenge) return
  const { step } = state
  if ('setup' in step && !step.setup) void actions.loadSetup()
  if ('sent' in step && !step.sent) void actions.sendCode()
  if (asksForPolicy(challenge, state, memory)) void actions.loadRememberPolicy()
}

/** `true` if the remember-device policy still has to be loaded. */
function asksForPolicy({ isEnrolled, mfaToken }: Challenge, { purpose }: MfaState, memory?: Memory): boolean {
  return isEnrolled && purpose === 'signIn' && memory?.policyOf !== mfaToken
}

const own = () => part(import('./own-factors.ts'))
const authenticator = (tools: MfaTools) => (isChange(tools) ? own() : part(import('./authenticator.ts')))
const sentCodes = (tools: MfaTools) => (isChange(tools) ? own() : part(import('./sent-codes.ts')))
const webAuthn = (tools: MfaTools) => (isChange(tools) ? own() : part(import('./web-authn.ts')))

function isChange({ state }: MfaTools): boolean {
  const { purpose } = state()
  return purpose === 'add' || purpose === 'remove'
}
