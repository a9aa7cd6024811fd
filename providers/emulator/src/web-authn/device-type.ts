import { type Body, oneOf } from '../http/body.ts'
import type { WebAuthnCredential } from './records.ts'

/** The device type in the body. Default: a separate device. */
export function deviceTypeOf(body: Body): WebAuthnCredential['deviceType'] {
  return body['deviceType'] === undefined ? 'CrossPlatform' : oneOf(body, 'deviceType', ['Platform', 'CrossPlatform'])
}
