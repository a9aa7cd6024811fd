import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { drawToken } from '../core/random.ts'
import type { User } from '../core/users.ts'
import { digest } from '../crypto/password-hash.ts'
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

/** The user of a link's token. Refuses a used or expired link, and one of another purpose. */
export function holderOfLink({ state, now }: Call, token: string, purpose: AccessLink['purpose']): User {
  const tokenHash = digest(token)
  const link = passwordRecords
    .of(state)
    .accessLinks.find((one) => one.tokenHash === tokenHash && one.purpose === purpose && one.expiresAt > now)
  const user = state.users.find(({ id }) => id === link?.userId)
  if (user) return user
  throw new Refusal(410, 'ER-LINK-EXPIRED', 'This link was used or has run out. Ask for a new one')
}

/** Ends every link of a purpose that a person has; without a purpose, every link. */
export function spendLinks({ state }: Pick<Call, 'state'>, user: User, purpose?: AccessLink['purpose']): void {
  const own = passwordRecords.of(state)
  const isMeant = (one: AccessLink) => one.userId === user.id && (purpose === undefined || one.purpose === purpose)
  own.accessLinks = own.accessLinks.filter((one) => !isMeant(one))
}

const lifetime = 60 * 60_000
