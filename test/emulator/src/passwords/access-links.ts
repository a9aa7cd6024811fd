import type { Call } from '../calls/call.ts'
import { drawToken } from '../core/random.ts'
import type { User } from '../core/users.ts'
import { digest } from '../crypto/password-hash.ts'
import { Refusal } from '../http/errors.ts'
import { type AccessLink, passwordRecords } from './records.ts'

/** Makes the token of a link, good once; links of the same purpose that the person had before end. */
export function drawLinkToken({ state, now }: Call, user: User, purpose: AccessLink['purpose']): string {
  const token = drawToken(state, 40)
  const own = passwordRecords.of(state)
  const others = own.accessLinks.filter(
    (one) => one.expiresAt > now && !(one.userId === user.id && one.purpose === purpose),
  )
  own.accessLinks = [...others, { purpose, tokenHash: digest(token), userId: user.id, expiresAt: now + lifetime }]
  return token
}

/** Whose link a token is of. Refuses one that was used, has run out, or is for something else. */
export function holderOfLink({ state, now }: Call, token: string, purpose: AccessLink['purpose']): User {
  const tokenHash = digest(token)
  const link = passwordRecords
    .of(state)
    .accessLinks.find((one) => one.tokenHash === tokenHash && one.purpose === purpose && one.expiresAt > now)
  const user = state.users.find(({ id }) => id === link?.userId)
  if (user) return user
  throw new Refusal(410, 'ER-LINK-EXPIRED', 'This link was used or has run out. Ask for a new one')
}

/** Ends every link of a purpose that a person has. */
export function spendLinks({ state }: Pick<Call, 'state'>, user: User, purpose: AccessLink['purpose']): void {
  const own = passwordRecords.of(state)
  own.accessLinks = own.accessLinks.filter((one) => one.userId !== user.id || one.purpose !== purpose)
}

/** The address of a page of the application that asks. */
export function addressInApp({ request }: Call, path: string, values: Readonly<Record<string, string>>): string {
  const origin = request.headers.get('origin')
  const url = new URL(path, origin && URL.canParse(origin) ? origin : 'http://localhost:5173')
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

/** An hour. */
const lifetime = 3_600_000
