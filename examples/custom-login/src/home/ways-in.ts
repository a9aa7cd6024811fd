import type { IconName } from '../parts/icon.tsx'

/** One thing a person did to sign in. */
export interface WayIn {
  /** Its icon. */
  readonly icon: IconName
  /** What it was. */
  readonly text: string
}

/** What the authentication methods of a token (`amr`, RFC 8176) mean, each thing once and in the order of the token. */
export function waysIn(amr: readonly string[] = []): readonly WayIn[] {
  const ways = amr.flatMap(meaningOf)
  const all = ways.length > 0 ? ways : [{ icon: 'info', text: 'The provider does not say' } satisfies WayIn]
  return [...new Map(all.map((way) => [way.text, way])).values()]
}

function meaningOf(method: string): readonly WayIn[] {
  return (Object.hasOwn(meanings, method) && meanings[method]) || [{ icon: 'info', text: method }]
}

/** `mfa` says that there was more than one factor; the factors themselves are told beside it. */
const meanings: Readonly<Record<string, readonly WayIn[]>> = {
  fed: [{ icon: 'building', text: 'Your company’s sign-in' }],
  hwk: [{ icon: 'key', text: 'Security key or passkey' }],
  mfa: [],
  otp: [{ icon: 'phone', text: 'One-time code' }],
  pwd: [{ icon: 'key', text: 'Password' }],
  sms: [{ icon: 'phone', text: 'Code by text message' }],
}
