import { Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Call, Handlers } from '../calls/call.ts'
import { userByEmail } from '../core/user-queries.ts'
import { optionalText } from '../http/body.ts'
import { locked } from '../lockout/failures.ts'
import { challengeAnswer, needsSecondFactor } from '../mfa/challenge.ts'
import { openSession } from '../session/grant.ts'
import { creationOptions, drawChallenge, requestOptions, signedIn, takeChallenge } from '../web-authn/challenge.ts'
import { devicesOf, forgetDevice, namedDevice, nobodysCredential, webAuthnOf } from '../web-authn/credentials.ts'
import { deviceTypeOf } from '../web-authn/device-type.ts'
import { webAuthnRecords } from '../web-authn/records.ts'
import { checkSignature, keepCredential } from '../web-authn/verify.ts'
import { webAuthnFactor } from './second-factor.ts'

/** Signing in with a passkey, and the passkeys of the signed-in person. */
const passkeySignIn: Handlers = {
  preLoginWebAuthn(call) {
    refuseUnlessOn(call)
    const email = optionalText(call.body, 'email')?.trim().toLowerCase()
    const userId = optionalText(call.body, 'userId')
    const challenge = drawChallenge(call, 'sign in', null)
    if (!email && !userId) return requestOptions(challenge, 'passkey', [])
    const user = email ? userByEmail(call, email) : call.state.users.find(({ id }) => id === userId)
    const own = user ? devicesOf(call.state, user, 'passkey') : []
    return requestOptions(challenge, 'passkey', own.length > 0 ? own : [nobodysCredential(email ?? userId ?? '')])
  },

  async postLoginWebAuthn(call) {
    refuseUnlessOn(call)
    const signed = signedIn(call.body)
    const challenge = takeChallenge(call, signed, 'sign in')
    const device = webAuthnOf(call.state).credentials.find(
      ({ credentialId, use }) => credentialId === signed.id && use === 'passkey',
    )
    const user = call.state.users.find(({ id }) => id === device?.userId)
    if (!device || !user) throw unknown()
    const { isPersonVerified } = await checkSignature(device, user, signed, challenge)
    if (user.isLocked) throw locked()
    // A device that has seen a face, a finger or a PIN is two factors in one.
    if (isPersonVerified) return openSession(call, user, ['hwk', 'user', 'mfa'])
    return needsSecondFactor(call, user) ? challengeAnswer(call, user, ['hwk']) : openSession(call, user, ['hwk'])
  },

  listWebAuthnDevices(call) {
    const devices = devicesOf(call.state, call.holder().user, 'passkey')
    return { devices: devices.map(({ id, deviceType, createdAt }) => ({ id, deviceType, createdAt })) }
  },

  startWebAuthnDevice(call) {
    const { user } = call.holder()
    return creationOptions(call, user, drawChallenge(call, 'add passkey', user), 'passkey')
  },

  async verifyWebAuthnDevice(call) {
    const { user, tenant } = call.holder()
    const signed = signedIn(call.body)
    const challenge = takeChallenge(call, signed, 'add passkey')
    if (challenge.userId !== user.id) throw unknown()
    await keepCredential(call, user, signed, challenge, { use: 'passkey', deviceType: deviceTypeOf(call.body) })
    call.audit({ user, tenantId: tenant.id })
  },

  deleteWebAuthnDevice(call) {
    const { user, tenant } = call.holder()
    forgetDevice(call.state, namedDevice(call, user, 'passkey'))
    call.audit({ user, tenantId: tenant.id })
  },
}

/** A passkey that was removed, or of another provider. */
const unknown = () =>
  new Refusal(401, 'ER-WEBAUTHN-UNKNOWN', 'This passkey is not known here any more. Sign in another way')

/** Passkeys, and devices as second factors. */
export const passkeys = area({
  records: webAuthnRecords,
  handlers: { ...passkeySignIn, ...webAuthnFactor },
})

/** Refuses sign-in with a device alone unless it is on. */
function refuseUnlessOn({ state }: Pick<Call, 'state'>): void {
  const ways: readonly string[] = ['Passkeys', 'WebAuthnPlatform', 'WebAuthnCrossPlatform']
  if (state.security.secondaryStrategies?.some(({ strategy, isActive }) => isActive && ways.includes(strategy))) return
  throw new Refusal(403, 'ER-STRATEGY-OFF', 'Passkeys are switched off here. Sign in another way')
}
