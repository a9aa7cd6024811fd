import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { draw, drawToken } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import { digest, isSame } from '../crypto/password-hash.ts'
import { text } from '../http/body.ts'
import { type AccountLink, activationRecords } from './records.ts'

/** The input of a new link. */
export type LinkInput = Pick<AccountLink, 'purpose' | 'userId' | 'tenantId' | 'roleIds' | 'accessEndsAt'> & {
  /** Requires a code beside the token. */
  readonly hasCode: boolean
}

/** Makes a link; the one of the same purpose, person and tenant before it is good no more. */
export function makeLink({ state, now }: Pick<Call, 'state' | 'now'>, { hasCode, ...input }: LinkInput): AccountLink {
  const former = linksOf(state).findLast((link) => isAlike(link, input))
  const link: AccountLink = {
    ...input,
    // The page that requests a new code has this token already.
    token: hasCode && former?.code ? former.token : drawToken(state),
    code: hasCode ? drawCode(state) : null,
    expiresAt: now + (hasCode ? codeLifetime : linkLifetime),
    failures: 0,
    isSpent: false,
  }
  if (former) former.isSpent = true
  const others = linksOf(state).filter(({ token }) => token !== link.token)
  activationRecords.of(state).accountLinks = [...others.slice(1 - mostKept), link]
  return link
}

/** The link of a call and its user. Used and expired links are refused as such: the token is proof enough. */
export function linkOf(call: Call, purpose: AccountLink['purpose'], { userId, token }: Proof = proofOf(call)) {
  const link = linksOf(call.state).find((one) => one.purpose === purpose && isSame(one.token, token))
  const user = call.state.users.find(({ id }) => id === userId)
  if (!link || !user || link.userId !== user.id) throw refusals[purpose].unknown()
  if (link.isSpent) throw refusals[purpose].spent()
  if (link.expiresAt <= call.now) throw refusals[purpose].expired()
  return { link, user }
}

/** As {@link linkOf}, where the address alone has to do. */
export function bareLinkOf(call: Call, purpose: AccountLink['purpose']) {
  const found = linkOf(call, purpose)
  if (found.link.code !== null) throw refusals[purpose].unknown()
  return found
}

/** The link of a code. Five wrong codes end it. A user without a link gets the answer for a wrong code. */
export function codedLinkOf(call: Call, purpose: AccountLink['purpose']) {
  const code = text(call.body, 'code').replace(/\s/g, '')
  const { userId, token } = proofOf(call)
  const link = linksOf(call.state).find((one) => one.purpose === purpose && isSame(one.token, token))
  const user = call.state.users.find(({ id }) => id === userId)
  if (!link || !user || link.userId !== user.id || link.code === null || link.isSpent) throw wrongCode()
  if (link.expiresAt <= call.now) throw expiredCode()
  if (isSame(link.code, code)) return { link, user }
  link.failures += 1
  if (link.failures < mostFailures) throw wrongCode()
  link.isSpent = true
  throw new Refusal(401, 'ER-CODE-TOO-MANY-ATTEMPTS', 'Too many wrong codes. Ask for a new one')
}

/** A token for an answer without a user to activate. It looks like any other, and so do the answers to it. */
export function decoyToken(userId: string): string {
  return digest(`${userId}:token`).slice(0, 32)
}

/** The links that are kept. */
export function linksOf(state: CoreState): readonly AccountLink[] {
  return activationRecords.of(state).accountLinks
}

/** Adds a user to a tenant. Members keep their roles. */
export function joinTenant(
  user: User,
  { tenantId, roleIds, accessEndsAt }: Pick<AccountLink, 'tenantId' | 'roleIds' | 'accessEndsAt'>,
): void {
  if (user.memberships.some((membership) => membership.tenantId === tenantId)) return
  user.memberships.push({ tenantId, roleIds: [...roleIds], ...(accessEndsAt !== undefined && { accessEndsAt }) })
}

/** The user and token of a link. */
interface Proof {
  readonly userId: string
  readonly token: string
}

function proofOf({ body }: Call): Proof {
  return { userId: text(body, 'userId'), token: text(body, 'token') }
}

function isAlike(one: AccountLink, other: Pick<AccountLink, 'purpose' | 'userId' | 'tenantId'>): boolean {
  return one.purpose === other.purpose && one.userId === other.userId && one.tenantId === other.tenantId
}

function drawCode(state: CoreState): string {
  return String(draw(state) % 1_000_000).padStart(6, '0')
}

const linkLifetime = 24 * 3_600_000
const codeLifetime = 15 * 60_000
const mostFailures = 5
const mostKept = 10_000

const wrongCode = () => new Refusal(401, 'ER-CODE-INVALID', 'This code is not right. Check it and try again')
const expiredCode = () => new Refusal(401, 'ER-CODE-EXPIRED', 'This code has run out. Ask for a new one')

const refusalsOf = (name: string, what: string) => ({
  unknown: () => new Refusal(404, `ER-${name}-INVALID`, `This ${what} is not valid. Ask for a new one`),
  spent: () => new Refusal(410, `ER-${name}-USED`, `This ${what} has been used already`),
  expired: () => new Refusal(410, `ER-${name}-EXPIRED`, `This ${what} has run out. Ask for a new one`),
})

const refusals = {
  activation: refusalsOf('ACTIVATION', 'activation link'),
  invitation: refusalsOf('INVITATION', 'invitation'),
}
