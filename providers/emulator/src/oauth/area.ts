import { area } from '../calls/area.ts'
import { hostedSignIn } from './handlers.ts'
import { oauthMetadata } from './metadata.ts'
import { oauthRecords } from './records.ts'

/** Hosted sign-in: OpenID Connect with the code flow. */
export const oauth = area({
  records: oauthRecords,
  handlers: { ...hostedSignIn, ...oauthMetadata },
})
