import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { drawId } from '../core/random.ts'
import type { User } from '../core/users.ts'
import { base64url, bytesOf } from '../crypto/base64url.ts'
import { text } from '../http/body.ts'
import { algorithms, handleOf, rpIdOf, type Signed } from './challenge.ts'
import { webAuthnOf } from './credentials.ts'
import type { WebAuthnChallenge, WebAuthnCredential } from './records.ts'

/** Checks that a device made a credential for this page and this challenge, and keeps it. */
export async function keepCredential(
  call: Call,
  user: User,
  signed: Signed,
  { challenge, origin }: WebAuthnChallenge,
  { use, deviceType }: Pick<WebAuthnCredential, 'use' | 'deviceType'>,
): Promise<WebAuthnCredential> {
  const known = webAuthnOf(call.state)
  const attestationObject = text(signed.response, 'attestationObject')
  const clientDataJSON = text(signed.response, 'clientDataJSON')
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { credential, userVerified } = await judged(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credentialOf(signed), response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: use === 'passkey',
      supportedAlgorithmIDs: algorithms,
    })
    return verified ? registrationInfo : undefined
  })
  if (known.credentials.some(({ credentialId }) => credentialId === credential.id)) {
    throw new Refusal(409, 'ER-WEBAUTHN-REGISTERED', 'This device is set up already')
  }
  const kept: WebAuthnCredential = {
    id: drawId(call.state),
    credentialId: credential.id,
    publicKey: base64url(credential.publicKey),
    counter: credential.counter,
    userId: user.id,
    use,
    deviceType,
    name: nameOf(deviceType, userVerified),
    createdAt: new Date(call.now).toISOString(),
  }
  known.credentials = [...known.credentials, kept]
  return kept
}

/** Checks that a credential signed this challenge on this page; answers whether the device checked who used it. */
export async function checkSignature(
  device: WebAuthnCredential,
  user: User,
  signed: Signed,
  { challenge, origin }: WebAuthnChallenge,
): Promise<{ readonly isPersonVerified: boolean }> {
  const { response } = signed
  const userHandle = response['userHandle']
  if (userHandle !== undefined && userHandle !== handleOf(user)) throw mismatch()
  const sent = {
    clientDataJSON: text(response, 'clientDataJSON'),
    authenticatorData: text(response, 'authenticatorData'),
    signature: text(response, 'signature'),
  }
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { newCounter, userVerified } = await judged(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credentialOf(signed), response: sent },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: device.use === 'passkey',
      credential: { id: device.credentialId, publicKey: bytesOf(device.publicKey), counter: device.counter },
    })
    return verified ? authenticationInfo : undefined
  })
  device.counter = newCounter
  return { isPersonVerified: userVerified }
}

/** The refusal of a wrong signature: of another page, another key, or a copied device. */
export const mismatch = () =>
  new Refusal(401, 'ER-WEBAUTHN-INVALID', 'That did not work with this device. Try again, or sign in another way')

/** The library throws on a wrong signature. */
async function judged<Info>(check: () => Promise<Info | undefined>): Promise<Info> {
  const info = await check().catch(() => undefined)
  if (info === undefined) throw mismatch()
  return info
}

function credentialOf({ id }: Signed) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
}

function nameOf(deviceType: WebAuthnCredential['deviceType'], isVerified: boolean): string {
  if (deviceType === 'Platform') return 'This device'
  return isVerified ? 'Passkey on another device' : 'Security key'
}
