import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { challengeAt, giveFactor, type MfaTools } from './finish.ts'
import type { EmailCodeStep, FactorPhoneInput, MfaState, SendCodeInput, SentCodeInput, SmsCodeStep } from './types.ts'

/** Sends a first code to a phone that is to be enrolled. */
export async function submitPhoneNumber(
  tools: MfaTools,
  call: TaskCall<MfaState>,
  input: FactorPhoneInput,
): Promise<void> {
  const phoneNumber = input.phoneNumber.trim()
  if (phoneNumber === '') throw new PorticoError('phone-required', 'Enter your phone number')
  const sent = { mode: 'enroll', isSent: false, canResend: true } as const
  await send(tools, call, { name: 'smsVerifyCode', ...sent, phoneNumber, phones: [] }, {})
}

/** Sends a code to where the step says, and no sooner than 30 seconds after the last. */
export async function sendCode(tools: MfaTools, call: TaskCall<MfaState>, input: SendCodeInput): Promise<void> {
  const { step } = call.state()
  if (!isSentCode(step)) return
  const isOther = input.deviceId !== undefined && input.deviceId !== tools.memory.sent?.deviceId
  if (!step.canResend && !isOther) throw new PorticoError('code-just-sent', 'A code is on its way. Wait a moment')
  await send(tools, call, step, input)
}

/** Gives the code that was sent. */
export function submitCode(tools: MfaTools, call: TaskCall<MfaState>, input: SentCodeInput): Promise<void> {
  const { api } = tools.client
  const { signal } = call
  const { step } = call.state()
  const code = input.code.replace(/\s/g, '')
  if (code === '') throw new PorticoError('code-required', 'Enter the code you were sent')
  const { sent } = tools.memory
  if (!sent || !isSentCode(step)) throw new PorticoError('code-not-sent', 'No code was sent yet. Ask for one')
  return giveFactor(tools, call, {
    method: step.name === 'smsVerifyCode' ? 'SMS' : 'EmailCode',
    send({ mfaToken }) {
      const { otcToken, deviceId } = sent
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

/** Milliseconds until another code may be sent. */
const resendWait = 30_000

async function send(
  tools: MfaTools,
  call: TaskCall<MfaState>,
  step: SmsCodeStep | EmailCodeStep,
  { deviceId }: SendCodeInput,
): Promise<void> {
  const { client, memory, allowResend } = tools
  const { mfaToken } = challengeAt(tools)
  const { signal } = call
  const phone = step.name === 'smsVerifyCode' ? phoneOf(step, deviceId ?? memory.sent?.deviceId) : undefined
  const { otcToken } = await post()
  memory.sent = { otcToken, deviceId: phone?.id ?? null }
  memory.stopWaiting()
  memory.stopWaiting = client.ports.clock.after(resendWait, allowResend)
  const isSent = { isSent: true, canResend: false }
  call.set({
    step:
      step.name === 'smsVerifyCode'
        ? { ...step, ...isSent, phoneNumber: phone?.phoneNumber ?? step.phoneNumber }
        : { ...step, ...isSent },
  })

  function post() {
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
