import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import type { RowInput } from '../../core/lists/list.ts'
import { webAuthnOf } from '../../core/ports/web-authn.ts'
import { secret } from '../../core/secret.ts'
import { apiOf } from '../../http/api.ts'
import type { Api } from '../../http/api-types.ts'
import { sessionFeature } from '../../session/feature.ts'
import type { Challenge } from '../../session/types.ts'
import { type OwnFactor, type OwnFactorsAnswer, ownFactorsFeature, readOwnFactors } from '../own-factors/index.ts'
import { givenAppCode, setupOf } from './authenticator.ts'
import { challengeAt, finishRound, type MfaTools, mfaErrors } from './finish.ts'
import { givenCode, type PostCode, sendCode as sendTo, submitPhoneNumber as submitNumber } from './sent-codes.ts'
import { isSetUp } from './steps.ts'
import type {
  AuthenticatorCodeInput,
  FactorPhoneInput,
  MfaState,
  SendCodeInput,
  SentCodeInput,
  WebAuthnInput,
} from './types.ts'
import { makeDevice } from './web-authn.ts'

type Call = TaskCall<MfaState>

/** The challenge for adding a factor. The first one brings a recovery code. */
export async function addition(tools: MfaTools, call: Call): Promise<Challenge> {
  const { rows, addable } = await readOwnFactors(tools.client, call.signal)
  tools.memory().isWhole = rows.length === 0
  return { ...none, email: tools.client.get(sessionFeature).getSnapshot().user?.email, strategies: [...addable] }
}

/** The challenge for removing a factor: that same factor. */
export async function removal(tools: MfaTools, call: Call, { id }: RowInput) {
  const ofId = ({ rows }: Pick<OwnFactorsAnswer, 'rows'>) => rows.find((row) => row.id === id)
  const { client } = tools
  const factor = ofId(client.get(ownFactorsFeature).getSnapshot()) ?? ofId(await readOwnFactors(client, call.signal))
  if (!factor?.canRemove)
    throw new PorticoError(mfaErrors.unknownFactor, 'That second step is not in the list any more')
  tools.memory().isWhole = false
  return { method: factor.method, challenge: { ...none, isEnrolled: true, devices: only(factor) } }
}

/** Removes all factors. If there is an app, returns its challenge instead. */
export async function removeAllFactors(tools: MfaTools, call: Call): Promise<Challenge | null> {
  const app = (await readOwnFactors(tools.client, call.signal)).rows.find(({ method }) => method === 'AuthenticatorApp')
  tools.memory().isWhole = true
  if (app) return { ...none, isEnrolled: true, devices: only(app) }
  await apiFor(tools).post('/identity/resources/users/v1/mfa/disable', { body: {}, signal: call.signal })
  done(tools, call)
  return null
}

/** Loads the setup of an authenticator app. */
export async function loadSetup(tools: MfaTools, { set, signal }: Call): Promise<void> {
  const api = apiFor(tools)
  const { qrCode } = tools.memory().isWhole
    ? await api.post('/identity/resources/users/v1/mfa/enroll', { signal })
    : await api.post('/identity/resources/users/v1/mfa/authenticator/enroll', { signal })
  set(({ step }) => ({ step: isSetUp(step) ? { ...step, setup: setupOf(qrCode) } : step }))
}

/** Completes adding an app by its first code, or removes one by its last. */
export async function submitAuthenticatorCode(tools: MfaTools, call: Call, input: AuthenticatorCodeInput) {
  const api = apiFor(tools)
  const { signal } = call
  const { devices } = challengeAt(tools)
  const body = { token: givenAppCode(input) }
  if (isSetUp(call.state().step)) {
    if (!tools.memory().isWhole) {
      await api.post('/identity/resources/users/v1/mfa/authenticator/enroll/verify', { body, signal })
      return done(tools, call)
    }
    const { recoveryCode } = await api.post('/identity/resources/users/v1/mfa/enroll/verify', { body, signal })
    return done(tools, call, recoveryCode)
  }
  const [app] = devices.authenticators
  if (app && !tools.memory().isWhole) {
    const path = { deviceId: app.id }
    await api.post('/identity/resources/users/v1/mfa/authenticator/{deviceId}/disable/verify', { path, body, signal })
  } else await api.post('/identity/resources/users/v1/mfa/disable', { body, signal })
  done(tools, call)
}

/** Sends a first code to a phone being added. */
export function submitPhoneNumber(tools: MfaTools, call: Call, input: FactorPhoneInput): Promise<void> {
  return submitNumber(tools, call, input, post(tools, call))
}

/** Sends a code, or another one. */
export function sendCode(tools: MfaTools, call: Call, input: SendCodeInput): Promise<void> {
  return sendTo(tools, call, input, post(tools, call))
}

/** Adds or removes a phone by the code sent to it. */
export async function submitCode(tools: MfaTools, call: Call, input: SentCodeInput): Promise<void> {
  const api = apiFor(tools)
  const { signal } = call
  const { code, otcToken, deviceId } = await givenCode(tools, call, input)
  const body = { otcToken, code }
  if (deviceId === null) await api.post('/identity/resources/users/v1/mfa/sms/enroll/verify', { body, signal })
  else {
    await api.post('/identity/resources/users/v1/mfa/sms/{deviceId}/disable/verify', {
      path: { deviceId },
      body,
      signal,
    })
  }
  done(tools, call)
}

/** Creates a device, or verifies the one being removed. */
export async function submitWebAuthn(tools: MfaTools, call: Call, _: WebAuthnInput): Promise<void> {
  const { step } = call.state()
  if (step.name !== 'webAuthn') return
  const { client } = tools
  const api = apiFor(tools)
  const { signal } = call
  const [device] = step.devices
  if (device) {
    const path = { deviceId: device.id }
    const asked = await api.post('/identity/resources/users/v1/mfa/webauthn/{deviceId}/disable', { path, signal })
    const options = await webAuthnOf(client.ports).get(asked.options, { signal })
    const body = { webauthnToken: asked.webauthnToken, options }
    await api.post('/identity/resources/users/v1/mfa/webauthn/{deviceId}/disable/verify', { path, body, signal })
  } else {
    const offered = await api.post('/identity/resources/users/v1/mfa/webauthn/enroll', { signal })
    const made = await makeDevice(client, step.method, offered.options, signal)
    const body = { ...made, webauthnToken: offered.webauthnToken }
    await api.post('/identity/resources/users/v1/mfa/webauthn/enroll/verify', { body, signal })
  }
  done(tools, call)
}

/** Returns to the list after a change, by way of the recovery code if there is one. The profile has `hasSecondFactor`. */
function done(tools: MfaTools, call: Call, recoveryCode?: string): void {
  tools.client.changed(['me'])
  if (recoveryCode) call.set({ step: { name: 'recoveryCode', recoveryCode: secret(recoveryCode) }, hasChoice: false })
  else finishRound(tools, call)
}

/** A change is a matter of the portal; the same steps in a sign-in are not. */
function apiFor({ client }: MfaTools): Api {
  return apiOf(client.api, { source: 'admin-portal' })
}

function post(tools: MfaTools, { signal }: Call): PostCode {
  const api = apiFor(tools)
  return (step, phone) => {
    if (phone) {
      const path = { deviceId: phone.id }
      return api.post('/identity/resources/users/v1/mfa/sms/{deviceId}/disable', { path, signal })
    }
    const phoneNumber = step.name === 'smsVerifyCode' ? step.phoneNumber : ''
    return api.post('/identity/resources/users/v1/mfa/sms/enroll', { body: { phoneNumber }, signal })
  }
}

function only({ id, method, name }: OwnFactor): Challenge['devices'] {
  const deviceType = method === 'WebAuthnPlatform' ? 'Platform' : 'CrossPlatform'
  return {
    ...none.devices,
    authenticators: method === 'AuthenticatorApp' ? [{ id }] : [],
    phones: method === 'SMS' ? [{ id, phoneNumber: name }] : [],
    webauthn: method.startsWith('WebAuthn') ? [{ id, name, deviceType }] : [],
  }
}

const none: Challenge = {
  mfaToken: '',
  isEnrolled: false,
  strategies: [],
  devices: { webauthn: [], phones: [], authenticators: [], emails: [] },
}
