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

/** Takes one of the factors asked for. */
export function chooseMethod(tools: MfaTools, { set }: StepCall<MfaState>, { method }: ChooseMethodInput): void {
  const challenge = asked(tools)
  if (!challenge) return
  const chosen = stepOf(method, challenge)
  tools.cancelAll()
  set({ step: chosen })
  const { memory, state, actions } = tools
  prepare(challenge, state(), actions(), memory)
  // Browsers ask for a device only at a touch, and this was one. Where the device may be remembered, the form is the other.
  if (chosen.name !== 'webAuthn' || state().rememberFor !== null || asksForPolicy(challenge, state(), memory)) return
  void actions().submitWebAuthn()
}

/** Back to the choice. */
export function chooseAgain(tools: MfaTools, { set }: StepCall<MfaState>): void {
  const challenge = asked(tools)
  tools.cancelAll()
  set({ step: stepFor(challenge) })
  prepare(challenge, tools.state(), tools.actions(), tools.memory)
}

/** Back to the number of the phone that is being enrolled. */
export function changePhoneNumber({ set, state }: StepCall<MfaState>): void {
  const { step } = state()
  if (step.name === 'smsVerifyCode') set({ step: { name: 'smsSetPhoneNumber', phoneNumber: step.phoneNumber } })
}

/** Asks somebody who is signed in for a factor. */
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

/** Gives up what is asked for, where it is for one of these purposes. */
export function cancel(tools: MfaTools, call: StepCall<MfaState>, ...purposes: readonly MfaState['purpose'][]): void {
  if (!purposes.includes(tools.state().purpose)) return
  tools.cancelAll()
  settle(tools, call)
}

/** Reads the factors of the signed-in person. */
export async function loadFactors(tools: MfaTools, call: Call): Promise<void> {
  await (await own()).loadFactors(tools, call)
}

/** Begins to add a factor. */
export async function addFactor(tools: MfaTools, call: Call, input: AddFactorInput): Promise<void> {
  const challenge = await (await own()).addition(tools, call)
  change(tools, call, { challenge, purpose: 'add', method: input.method })
}

/** Begins to remove a factor. */
export async function removeFactor(tools: MfaTools, call: Call, input: RemoveFactorInput): Promise<void> {
  const removal = await (await own()).removal(tools, call, input)
  change(tools, call, { ...removal, purpose: 'remove' })
}

/** Removes all factors, or asks for the code of the app first. */
export async function turnOff(tools: MfaTools, call: Call): Promise<void> {
  const challenge = await (await own()).turnOff(tools, call)
  if (challenge) change(tools, call, { challenge, purpose: 'remove', method: 'AuthenticatorApp' })
}

/** What a person is asked for who changes their factors. */
interface Change {
  readonly challenge: Challenge
  readonly purpose: 'add' | 'remove'
  readonly method: MfaMethod | undefined
}

/** A change has the steps of a sign-in that asks for the same. */
function change(tools: MfaTools, { set, cancelOthers }: Call, { challenge, purpose, method }: Change): void {
  const { client, memory, state, actions } = tools
  cancelOthers()
  memory.sent = null
  memory.asked = challenge
  set({ ...standing(client, challenge), purpose, ...(method && { step: stepOf(method, challenge) }) })
  prepare(challenge, state(), actions())
  if (state().step.name === 'webAuthn') void actions().submitWebAuthn()
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
  await (await authenticator(tools)).loadSetup(tools, call)
}

/** Gives the code of an authenticator app. */
export async function submitAuthenticatorCode(tools: MfaTools, call: Call, input: AuthenticatorCodeInput) {
  await (await authenticator(tools)).submitAuthenticatorCode(tools, call, input)
}

/** Sends a first code to a phone that is to be enrolled. */
export async function submitPhoneNumber(tools: MfaTools, call: Call, input: FactorPhoneInput): Promise<void> {
  await (await sentCodes(tools)).submitPhoneNumber(tools, call, input)
}

/** Sends a code, or another one. */
export async function sendCode(tools: MfaTools, call: Call, input: SendCodeInput): Promise<void> {
  await (await sentCodes(tools)).sendCode(tools, call, input)
}

/** Gives the code that was sent. */
export async function submitCode(tools: MfaTools, call: Call, input: SentCodeInput): Promise<void> {
  await (await sentCodes(tools)).submitCode(tools, call, input)
}

/** Has the browser ask for a passkey or security key, or make one. */
export async function submitWebAuthn(tools: MfaTools, call: Call, input: WebAuthnInput): Promise<void> {
  await (await webAuthn(tools)).submitWebAuthn(tools, call, input)
}

const notEnrolled = { step: { name: 'noMFAEnrolledStepUp' }, hasChoice: false } as const

/** What a step needs from the provider before anything can be typed. */
function prepare(challenge: Challenge | null, state: MfaState, actions: MfaActions, memory?: Memory): void {
  if (!challenge) return
  const { step } = state
  if ('setup' in step && !step.setup) void actions.loadSetup()
  if ('sent' in step && !step.sent) void actions.sendCode()
  if (asksForPolicy(challenge, state, memory)) void actions.loadRememberPolicy()
}

/** Whether the device might be remembered, as far as anybody knows. */
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
