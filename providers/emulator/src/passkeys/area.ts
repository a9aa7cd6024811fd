import { area } from '../calls/area.ts'
import { webAuthnRecords } from '../web-authn/records.ts'
import { passkeySignIn } from './handlers.ts'
import { webAuthnFactor } from './second-factor.ts'

/** Passkeys, and devices as second factors. */
export const passkeys = area({
  records: webAuthnRecords,
  handlers: { ...passkeySignIn, ...webAuthnFactor },
})
