import { beginWith, type Client } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { checkResend, sentNow } from '../../core/sent-times.ts'
import { login } from '../login/index.ts'
import { codeOf, internationalNumber } from '../phone-numbers/index.ts'
import type { QuickSmsCodeInput, QuickSmsNumberInput, QuickSmsState } from './types.ts'

type Call = TaskCall<QuickSmsState>

/** The token of the last sent code. */
export interface Memory {
  changePhoneId: string
}

/** Sends a code to a number. */
export function submitPhoneNumber(client: Client, call: Call, memory: Memory, input: QuickSmsNumberInput) {
  return send(client, call, memory, internationalNumber(input.phoneNumber))
}

/** Sends another code, at the earliest when the step allows it. */
export async function resend(client: Client, call: Call, memory: Memory): Promise<void> {
  const { step } = call.state()
  if (step.name === 'smsVerifyCode') checkResend(client.ports.clock, step)
  await send(client, call, memory, step.phoneNumber)
}

/** Submits the sent code. */
export async function submitCode(
  client: Client,
  { signal }: Call,
  { changePhoneId }: Memory,
  input: QuickSmsCodeInput,
): Promise<void> {
  assertPrompted(client)
  const body = { changePhoneId, code: codeOf(input.code) }
  await client.api.post(`${root}/verify`, { body, signal })
  beginWith(client, 'SmsCode')
  leadOn(client)
}

/** Continues the sign-in without a number. */
export function skip(client: Client): void {
  if (isPrompted(client)) leadOn(client)
}

const root = '/identity/resources/users/v1/phone'

async function send(client: Client, { set, signal }: Call, memory: Memory, phoneNumber: string): Promise<void> {
  assertPrompted(client)
  const { changePhoneId } = await client.api.post(root, { body: { phoneNumber }, signal })
  memory.changePhoneId = changePhoneId
  set({ step: { name: 'smsVerifyCode', phoneNumber, ...sentNow(client.ports.clock) } })
}

function isPrompted(client: Client): boolean {
  return client.get(login).getSnapshot().step.name === 'promptQuickSms'
}

function assertPrompted(client: Client): void {
  if (!isPrompted(client)) throw new PorticoError('no-prompt', 'No phone number is asked for here')
}

function leadOn(client: Client): void {
  void client.get(login).actions.proceed({ kind: 'passed', step: 'promptQuickSms' })
}
