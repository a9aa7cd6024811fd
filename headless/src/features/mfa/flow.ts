import type { Client } from '../../client/index.ts'
import type { LifeCall, StepCall, TaskCall } from '../../core/feature.ts'
import type { RowInput } from '../../core/lists/list.ts'
import type { Challenge } from '../../session/types.ts'
import * as authenticator from './authenticator.ts'
import * as changes from './factor-changes.ts'
import { asked, finishRound, type MfaMemory, type MfaTools, standing } from './finish.ts'
import * as sentCodes from './sent-codes.ts'
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
  SendCodeInput,
  SentCodeInput,
  WebAuthnInput,
} from './types.ts'
import * as webAuthn from './web-authn.ts'

export { acknowledgeRecoveryCode, loadRememberPolicy, postpone, standing } from './finish.ts'

type Call = TaskCall<MfaState>

/** Shows the step of one of the factors asked for. */
export function chooseMethod(tools: MfaTools, { set }: StepCall<MfaState>, { method }: ChooseMethodInput): void {
  const challenge = asked(tools)
  if (!challenge) return
  const chosen = stepOf(method, challenge)
  tools.cancelAll()
  set({ step: chosen })
  const { memory, state, actions } = tools
  prepare(challenge, state(), actions(), memory())
  // Browsers ask for a device only after a user gesture, such as this one. A form to remember the device has another.
  if (chosen.name !== 'webAuthn' || state().rememberFor !== null || asksForPolicy(challenge, state(), memory())) return
  void actions().submitWebAuthn()
}

/** Returns to the choice of factors. */
export function chooseAgain(tools: MfaTools, { set }: StepCall<MfaState>): void {
  const challenge = asked(tools)
  tools.cancelAll()
  set({ step: stepFor(challenge) })
  prepare(challenge, tools.state(), tools.actions(), tools.memory())
}

/** Returns to the number of the phone being enrolled. */
export function backToPhoneNumber(_: MfaTools, { set, state }: StepCall<MfaState>): void {
  const { step } = state()
  if (step.name === 'smsVerifyCode') set({ step: { name: 'smsSetPhoneNumber', phoneNumber: step.phoneNumber } })
}

/** Asks a signed-in user for a factor. */
export async function stepUp(tools: MfaTools, { set, cancelOthers }: Call, input: AnswerStepUpInput): Promise<void> {
  const { challenge } = input
  cancelOthers()
  tools.memory().asked = challenge
  set({
    ...(challenge ? standing(tools.client, challenge) : notEnrolled),
    purpose: 'stepUp',
    rememberFor: null,
  })
  prepare(challenge, tools.state(), tools.actions())
}

/** Ends a step-up without a result. */
export function cancelStepUp(tools: MfaTools, call: StepCall<MfaState>): void {
  cancel(tools, call, 'stepUp')
}

/** Ends a change of the own factors. */
export function cancelChange(tools: MfaTools, call: StepCall<MfaState>): void {
  cancel(tools, call, 'add', 'remove')
}

function cancel(tools: MfaTools, call: StepCall<MfaState>, ...purposes: readonly MfaState['purpose'][]): void {
  if (!purposes.includes(tools.state().purpose)) return
  tools.cancelAll()
  finishRound(tools, call)
}

/** Shows the enrollment of a further factor. */
export async function addFactor(tools: MfaTools, call: Call, input: AddFactorInput = {}): Promise<void> {
  const challenge = await changes.addition(tools, call)
  change(tools, call, { challenge, purpose: 'add', method: input.method })
}

/** Shows the last verification of a factor. */
export async function removeFactor(tools: MfaTools, call: Call, input: RowInput): Promise<void> {
  const removal = await changes.removal(tools, call, input)
  change(tools, call, { ...removal, purpose: 'remove' })
}

/** Removes all factors, after the code of the app if there is one. */
export async function removeAllFactors(tools: MfaTools, call: Call): Promise<void> {
  const challenge = await changes.removeAllFactors(tools, call)
  if (challenge) change(tools, call, { challenge, purpose: 'remove', method: 'AuthenticatorApp' })
}

/** The challenge of a change of the own factors. */
interface Change {
  readonly challenge: Challenge
  readonly purpose: 'add' | 'remove'
  readonly method: MfaMethod | undefined
}

/** Shows a change by the steps of a sign-in with the same challenge. */
function change(tools: MfaTools, { set, cancelOthers }: Call, { challenge, purpose, method }: Change): void {
  const { client, memory, state, actions } = tools
  cancelOthers()
  memory().sent = null
  memory().asked = challenge
  set({ ...standing(client, challenge), purpose, ...(method && { step: stepOf(method, challenge) }) })
  prepare(challenge, state(), actions())
  if (state().step.name === 'webAuthn') void actions().submitWebAuthn()
}

/** Shows a challenge that came before this module was loaded. */
export function begin({ client, set, state, actions }: LifeCall<Client, MfaState, MfaActions, MfaMemory>): void {
  const challenge = client.session.getChallenge()
  if (challenge && state().step.name === 'idle') set(standing(client, challenge))
  if (challenge) prepare(challenge, state(), actions)
}

/** Follows the challenge of the sign-in. */
export function follow(life: LifeCall<Client, MfaState, MfaActions, MfaMemory>, challenge: Challenge | null): void {
  life.cancelAll()
  life.set({ ...standing(life.client, challenge), rememberFor: null })
  prepare(challenge, life.state(), life.actions)
}

/** Loads the key to set up an authenticator app with. */
export async function loadSetup(tools: MfaTools, call: Call): Promise<void> {
  await (isChange(tools) ? changes : authenticator).loadSetup(tools, call)
}

/** Sends the code of an authenticator app. */
export async function submitAuthenticatorCode(tools: MfaTools, call: Call, input: AuthenticatorCodeInput) {
  await (isChange(tools) ? changes : authenticator).submitAuthenticatorCode(tools, call, input)
}

/** Sends a first code to a phone to enrol. */
export async function submitPhoneNumber(tools: MfaTools, call: Call, input: FactorPhoneInput): Promise<void> {
  await (isChange(tools) ? changes : sentCodes).submitPhoneNumber(tools, call, input)
}

/** Sends a code, or another one. */
export async function sendCode(tools: MfaTools, call: Call, input: SendCodeInput = {}): Promise<void> {
  await (isChange(tools) ? changes : sentCodes).sendCode(tools, call, input)
}

/** Sends back the code that was sent. */
export async function submitCode(tools: MfaTools, call: Call, input: SentCodeInput): Promise<void> {
  await (isChange(tools) ? changes : sentCodes).submitCode(tools, call, input)
}

/** Makes the browser ask for a passkey or security key, or create one. */
export async function submitWebAuthn(tools: MfaTools, call: Call, input: WebAuthnInput = {}): Promise<void> {
  await (isChange(tools) ? changes : webAuthn).submitWebAuthn(tools, call, input)
}

const notEnrolled = { step: { name: 'noMFAEnrolledStepUp' }, hasChoice: false } as const

/** Loads the data of a step that has none yet. */
function prepare(challenge: Challenge | null, state: MfaState, actions: MfaActions, memory?: MfaMemory): void {
  if (!challenge) return
  const { step } = state
  if ('setup' in step && !step.setup) void actions.loadSetup()
  if ('sent' in step && !step.sent) void actions.sendCode()
  if (asksForPolicy(challenge, state, memory)) void actions.loadRememberPolicy()
}

/** `true` if it must still be read if the device may be remembered. */
function asksForPolicy({ isEnrolled, mfaToken }: Challenge, { purpose }: MfaState, memory?: MfaMemory): boolean {
  return isEnrolled && purpose === 'signIn' && memory?.policyOf !== mfaToken
}

/** `true` if the step belongs to a change of the own factors. */
function isChange({ state }: MfaTools): boolean {
  const { purpose } = state()
  return purpose === 'add' || purpose === 'remove'
}
