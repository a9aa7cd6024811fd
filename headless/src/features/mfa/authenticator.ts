import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { secret } from '../../core/secret.ts'
import { typedCode } from '../../core/typed-code.ts'
import type { Challenge } from '../../session/types.ts'
import { challengeAt, giveFactor, type MfaTools, mfaErrors } from './finish.ts'
import { isSetUp } from './steps.ts'
import type { AuthenticatorCodeInput, AuthenticatorSetup, MfaState } from './types.ts'

/** Loads the setup of an authenticator app. */
export async function loadSetup(tools: MfaTools, { set, signal }: TaskCall<MfaState>): Promise<void> {
  const { mfaToken } = challengeAt(tools)
  const path = '/identity/resources/auth/v1/user/mfa/authenticator/enroll'
  const { qrCode } = await tools.client.api.post(path, { body: { mfaToken }, signal })
  set(({ step }) => ({ step: isSetUp(step) ? { ...step, setup: setupOf(qrCode) } : step }))
}

/** Submits the code of an authenticator app, or completes its enrollment. */
export function submitAuthenticatorCode(
  tools: MfaTools,
  call: TaskCall<MfaState>,
  input: AuthenticatorCodeInput,
): Promise<void> {
  const { api } = tools.client
  const { signal } = call
  const { rememberDevice = false } = input
  const value = givenAppCode(input)
  return giveFactor(tools, call, {
    method: 'AuthenticatorApp',
    send: isSetUp(call.state().step) ? enroll : verify,
  })

  function verify({ mfaToken, devices }: Challenge) {
    const body = { mfaToken, value, rememberDevice }
    const [only, ...others] = devices.authenticators
    return only && others.length === 0
      ? api.post('/identity/resources/auth/v1/user/mfa/authenticator/{deviceId}/verify', {
          path: { deviceId: only.id },
          body,
          signal,
        })
      : api.post('/identity/resources/auth/v1/user/mfa/verify', { body, signal })
  }

  function enroll({ mfaToken }: Challenge) {
    const body = { mfaToken, token: value, rememberDevice }
    return api.post('/identity/resources/auth/v1/user/mfa/authenticator/enroll/verify', { body, signal })
  }
}

/** The typed code without spaces. */
export function givenAppCode({ code }: AuthenticatorCodeInput): string {
  return typedCode(code, mfaErrors.codeRequired, 'Enter the code of your authenticator app')
}

/** The setup of an authenticator app, from the provider's QR code. Throws `unreadable-answer` without one. */
export function setupOf(qrCode: unknown): AuthenticatorSetup {
  if (typeof qrCode !== 'string' || qrCode === '') {
    throw new PorticoError('unreadable-answer', 'The provider gave no answer we can use')
  }
  const key = qrCode.startsWith('otpauth:') ? new URL(qrCode).searchParams.get('secret') : null
  return { qrCode: secret(qrCode), key: key ? secret(key) : null }
}
