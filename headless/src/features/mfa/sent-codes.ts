import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { plainNumber } from '../../core/phone-number.ts'
import { checkResend, sentNow } from '../../core/sent-times.ts'
import { typedCode } from '../../core/typed-code.ts'
import { challengeAt, giveFactor, type MfaTools, mfaErrors } from './finish.ts'
import type {
  EmailCodeStep,
  FactorPhone,
  FactorPhoneInput,
  MfaState,
  SendCodeInput,
  SentCodeInput,
  SmsCodeStep,
} from './types.ts'

/** Sends a code for the current step; `phone` is the enrolled phone that receives it. */
export type PostCode = (
  step: SmsCodeStep | EmailCodeStep,
  phone: FactorPhone | undefined,
) => Promise<{ readonly otcToken: string }>

/** Sends a first code to a phone being enrolled. */
export async function submitPhoneNumber(
  tools: MfaTools,
  call: TaskCall<MfaState>,
  input: FactorPhoneInput,
  post: PostCode = postInSignIn(tools, call),
): Promise<void> {
  const phoneNumber = plainNumber(input.phoneNumber)
  if (phoneNumber === '') throw new PorticoError(mfaErrors.phoneRequired, 'Enter your phone number')
  await send(tools, call, {
    step: { name: 'smsVerifyCode', mode: 'enroll', sent: null, phoneNumber, phones: [] },
    post,
  })
}

/** Sends a code, at the earliest 30 seconds after the last. */
export async function sendCode(
  tools: MfaTools,
  call: TaskCall<MfaState>,
  input: SendCodeInput,
  post: PostCode = postInSignIn(tools, call),
): Promise<void> {
  const { step } = call.state()
  if (!isSentCode(step)) return
  const isOther = input.deviceId !== undefined && input.deviceId !== tools.memory().sent?.deviceId
  if (step.sent && !isOther) checkResend(tools.client.ports.clock, step.sent)
  await send(tools, call, { ...input, step, post })
}

/** Submits the code that was sent. */
export async function submitCode(tools: MfaTools, call: TaskCall<MfaState>, input: SentCodeInput): Promise<void> {
  const { api } = tools.client
  const { signal } = call
  const { step, code, otcToken, deviceId } = await givenCode(tools, call, input)
  return giveFactor(tools, call, {
    method: step.name === 'smsVerifyCode' ? 'SMS' : 'EmailCode',
    send({ mfaToken }) {
      const body = { mfaToken, otcToken, code, rememberDevice: input.rememberDevice ?? false }
      if (step.name === 'emailVerifyCode') {
        return api.post('/identity/resources/auth/v1/user/mfa/emailcode/verify', { body, signal })
      }
      return deviceId === null
        ? api.post('/identity/resources/auth/v1/user/mfa/sms/enroll/verify', { body, signal })
        : api.post('/identity/resources/auth/v1/user/mfa/sms/{deviceId}/verify', { path: { deviceId }, body, signal })
    },
  })
}

/** The typed code with the token of the last message. Waits for it if the first message is still being sent. */
export async function givenCode({ memory }: MfaTools, { state }: TaskCall<MfaState>, input: SentCodeInput) {
  const code = typedCode(input.code, mfaErrors.codeRequired, 'Enter the code you were sent')
  const asked = state().step
  // The call that sends the message reports its own failure.
  if (isSentCode(asked) && !asked.sent) await memory().sending?.catch(() => {})
  const { step } = state()
  const { sent } = memory()
  if (!sent || !isSentCode(step)) throw new PorticoError(mfaErrors.codeNotSent, 'No code was sent yet. Ask for one')
  return { ...sent, step, code }
}

interface Sending extends SendCodeInput {
  readonly step: SmsCodeStep | EmailCodeStep
  readonly post: PostCode
}

async function send(
  { client, memory }: MfaTools,
  call: TaskCall<MfaState>,
  { step, post, deviceId }: Sending,
): Promise<void> {
  const phone = step.name === 'smsVerifyCode' ? phoneOf(step, deviceId ?? memory().sent?.deviceId) : undefined
  const sending = post(step, phone)
  memory().sending = sending
  const { otcToken } = await sending
  memory().sent = { otcToken, deviceId: phone?.id ?? null }
  const sent = sentNow(client.ports.clock)
  call.set({
    step:
      step.name === 'smsVerifyCode'
        ? { ...step, sent, phoneNumber: phone?.phoneNumber ?? step.phoneNumber }
        : { ...step, sent },
  })
}

/** Sends the codes of a sign-in or step-up. */
function postInSignIn(tools: MfaTools, { signal }: TaskCall<MfaState>): PostCode {
  const { client } = tools
  return (step, phone) => {
    const { mfaToken } = challengeAt(tools)
    const body = { mfaToken }
    if (step.name === 'emailVerifyCode') {
      return client.api.post('/identity/resources/auth/v1/user/mfa/emailcode', { body, signal })
    }
    const { phoneNumber } = step
    return phone
      ? client.api.post('/identity/resources/auth/v1/user/mfa/sms/{deviceId}', {
          path: { deviceId: phone.id },
          body,
          signal,
        })
      : client.api.post('/identity/resources/auth/v1/user/mfa/sms/enroll', { body: { mfaToken, phoneNumber }, signal })
  }
}

function phoneOf({ phones }: SmsCodeStep, deviceId: string | null | undefined) {
  return phones.find(({ id }) => id === deviceId) ?? phones[0]
}

function isSentCode(step: MfaState['step']): step is SmsCodeStep | EmailCodeStep {
  return step.name === 'smsVerifyCode' || step.name === 'emailVerifyCode'
}
