import type { Call } from '../calls/call.ts'
import { draw, drawToken } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import { digest, isSame } from '../crypto/password-hash.ts'
import { text } from '../http/body.ts'
import { Refusal } from '../http/errors.ts'
import { type AccountLink, activationRecords } from './records.ts'

/** What a new link is for. */
export type LinkInput = Pick<AccountLink, 'purpose' | 'userId' | 'tenantId' | 'roleIds'> & {
  /** Whether a code has to be given beside the token. */
  readonly hasCode: boolean
}

/** Makes a link; the one of the same purpose, person and tenant before it is good no more. */
export function makeLink({ state, now }: Pick<Call, 'state' | 'now'>, { hasCode, ...input }: LinkInput): AccountLink {
  const former = linksOf(state).findLast((link) => isAlike(link, input))
  const link: AccountLink = {
    ...input,
    // Whoever waits for a code holds its token already.
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

/** The link a call stands on, and whose it is. What is spent or over says so: the token is proof enough for that. */
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

/** The link a code belongs to. Five wrong ones end it; somebody who has no such link is told what a wrong code is. */
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

/**
 * The token that stands in an answer where there is nobody to activate, so that it looks like any other; asking about it
 * is answered as it would be of somebody new.
 */
export function decoyToken(userId: string): string {
  return digest(`${userId}:token`).slice(0, 32)
}

/** The links that are kept. */
export function linksOf(state: CoreState): readonly AccountLink[] {
  return activationRecords.of(state).accountLinks
}

/** The address of a page of the application that called, for a mail. */
export function applicationAddress({ request }: Call, path: string, query: Readonly<Record<string, string>>): string {
  const origin = request.headers.get('origin')
  const base = origin !== null && URL.canParse(origin) ? origin : usualOrigin
  return `${base}${path}?${new URLSearchParams(query)}`
}

/** Joins a tenant; whoever belongs to it already keeps the roles held there. */
export function joinTenant(user: User, { tenantId, roleIds }: Pick<AccountLink, 'tenantId' | 'roleIds'>): void {
  if (user.memberships.some((membership) => membership.tenantId === tenantId)) return
  user.memberships.push({ tenantId, roleIds: [...roleIds] })
}

/** What shows that a mail was read. */
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

const usualOrigin = 'http://localhost:5173'
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
