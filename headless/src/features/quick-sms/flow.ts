import type { Client, Tools } from '../../client/index.ts'
import { beginWith } from '../../client/quick-login.ts'
import { PorticoError } from '../../core/errors.ts'
import type { StepCall, TaskCall } from '../../core/feature.ts'
import { checkResend, sentNow } from '../../core/sent-times.ts'
import { loginFeature } from '../login/index.ts'
import { internationalNumber } from '../phone-numbers/index.ts'
import { codeOf } from '../phone-numbers/internal.ts'
import type { QuickSmsActions, QuickSmsCodeInput, QuickSmsNumberInput, QuickSmsState } from './types.ts'

/** The codes of errors that `quick-sms` makes itself. Their meaning is in its guide. */
const quickSmsErrors = {
  noPrompt: 'no-prompt',
} as const

type Call = TaskCall<QuickSmsState>

/** The private memory of the flow. */
export interface QuickSmsMemory {
  /** Goes back with the code that was sent last. */
  changePhoneId: string
}

type QuickSmsTools = Tools<QuickSmsState, QuickSmsActions, QuickSmsMemory>

/** Sends a code to a number. */
export async function submitPhoneNumber(tools: QuickSmsTools, call: Call, input: QuickSmsNumberInput): Promise<void> {
  await send(tools, call, internationalNumber(input.phoneNumber))
}

/** Sends another code, at the earliest when the step allows it. */
export async function resend(tools: QuickSmsTools, call: Call): Promise<void> {
  const { step } = call.state()
  if (step.name === 'smsVerifyCode') checkResend(tools.client.ports.clock, step)
  await send(tools, call, step.phoneNumber)
}

/** Submits the code of the text message. */
export async function submitCode(
  { client, memory }: QuickSmsTools,
  { signal }: Call,
  input: QuickSmsCodeInput,
): Promise<void> {
  assertPrompted(client)
  const body = { changePhoneId: memory().changePhoneId, code: codeOf(input.code) }
  await client.api.post(`${root}/verify`, { body, signal })
  beginWith(client, 'SmsCode')
  leadOn(client)
}

/** Back to the form for the number. */
export function backToPhoneNumber({ cancelAll }: QuickSmsTools, { set, state }: StepCall<QuickSmsState>): void {
  cancelAll()
  set({ step: { name: 'smsSetPhoneNumber', phoneNumber: state().step.phoneNumber } })
}

/** Goes on without a number. */
export async function skip({ client }: QuickSmsTools, { cancelOthers }: Call): Promise<void> {
  cancelOthers()
  if (isPrompted(client)) leadOn(client)
}

const root = '/identity/resources/users/v1/phone'

async function send({ client, memory }: QuickSmsTools, { set, signal }: Call, phoneNumber: string): Promise<void> {
  assertPrompted(client)
  const { changePhoneId } = await client.api.post(root, { body: { phoneNumber }, signal })
  memory().changePhoneId = changePhoneId
  set({ step: { name: 'smsVerifyCode', phoneNumber, ...sentNow(client.ports.clock) } })
}

function isPrompted(client: Client): boolean {
  return client.get(loginFeature).getSnapshot().step.name === 'promptQuickSms'
}

function assertPrompted(client: Client): void {
  if (!isPrompted(client)) throw new PorticoError(quickSmsErrors.noPrompt, 'No phone number is asked for here')
}

function leadOn(client: Client): void {
  void client.get(loginFeature).actions.proceed({ kind: 'passed', step: 'promptQuickSms' })
}
