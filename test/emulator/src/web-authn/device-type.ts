import { type Body, oneOf } from '../http/body.ts'
import type { WebAuthnCredential } from './records.ts'

/** Where a credential is, as the browser tells; what it does not tell is a device of its own. */
export function deviceTypeOf(body: Body): WebAuthnCredential['deviceType'] {
  return body['deviceType'] === undefined ? 'CrossPlatform' : oneOf(body, 'deviceType', ['Platform', 'CrossPlatform'])
}
