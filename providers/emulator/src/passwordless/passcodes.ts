import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { draw, drawToken } from '../core/random.ts'
import type { User } from '../core/users.ts'
import { digest, isSame } from '../crypto/password-hash.ts'
import { countFailure } from '../lockout/failures.ts'
import { type Passcode, passwordlessRecords } from './records.ts'

/** For whom a code or a link is. */
export interface PasscodeFor {
  readonly kind: Passcode['kind']
  /** The name it was asked for by. */
  readonly address: string
  /** The recipient; `undefined` for an unknown address. */
  readonly user: User | undefined
}

/**
 * Makes a code or a link, which replaces the former one. A code is valid in the requesting browser only, a link in any.
 * Refuses a second request within half a minute, known address or not.
 */
export function drawPasscode(call: Call, { kind, address, user }: PasscodeFor): Passcode {
  const { state, now } = call
  const own = passwordlessRecords.of(state)
  const all = own.passcodes.filter(({ expiresAt }) => expiresAt + remembered > now)
  const isFormer = (one: Passcode) => one.kind === kind && one.address === address
  const wait = Math.max(0, ...all.filter(isFormer).map(({ sentAt }) => sentAt + pause - now))
  if (wait > 0) throw tooSoon(Math.ceil(wait / 1000))
  const browser = call.cookies[browserCookie] || drawToken(state)
  call.setCookie(browserCookie, browser, (lifetime + remembered) / 1000)
  const passcode: Passcode = {
    kind,
    address,
    userId: user?.id ?? null,
    browserHash: digest(browser),
    secret: kind === 'magiclink' ? drawToken(state, 40) : String(draw(state) % 1_000_000).padStart(6, '0'),
    sentAt: now,
    expiresAt: now + lifetime,
    failures: 0,
    isSpent: false,
  }
  own.passcodes = [...all.filter((one) => !isFormer(one)).slice(1 - mostKept), passcode]
  return passcode
}

/** The code that was last sent for this browser, right or not. */
export function passcodeOfTyped({ state, cookies }: Call, kind: Passcode['kind']): Passcode {
  const browserHash = digest(cookies[browserCookie] ?? '')
  const own = passwordlessRecords
    .of(state)
    .passcodes.filter((one) => one.kind === kind && one.browserHash === browserHash)
  const last = own.at(-1)
  if (!last) throw refusals.wrong()
  return last
}

/** Takes what was typed: right once and in time, wrong at most five times, which then count as a failed sign-in. */
export function takeTyped(call: Call, passcode: Passcode, typed: string, user: User | undefined): void {
  if (passcode.failures >= mostFailures) throw refusals.tooMany()
  if (!isSame(digest(typed.trim()), digest(passcode.secret)) || !passcode.userId) {
    passcode.failures += 1
    if (passcode.failures < mostFailures) throw refusals.wrong()
    countFailure(call, user?.email ?? passcode.address, user)
    throw refusals.tooMany()
  }
  if (passcode.isSpent) throw refusals.used()
  if (passcode.expiresAt <= call.now) throw refusals.expired()
}

/** Ends every code and every link that a user has. */
export function endPasscodes({ state }: Pick<Call, 'state'>, user: User): void {
  const own = passwordlessRecords.of(state)
  own.passcodes = own.passcodes.filter(({ userId }) => userId !== user.id)
}

/** The valid passcode of a link. */
export function passcodeOfLink({ state, now }: Call, token: string): Passcode {
  const found = passwordlessRecords
    .of(state)
    .passcodes.find((one) => one.kind === 'magiclink' && one.userId && isSame(digest(token), digest(one.secret)))
  if (!found) throw refusals.linkUnknown()
  if (found.isSpent) throw refusals.linkUsed()
  if (found.expiresAt <= now) throw refusals.linkExpired()
  return found
}

const browserCookie = 'fe_passwordless'
const lifetime = 5 * 60_000
const pause = 30_000
/** How long after its end a code differs from a wrong one. */
const remembered = 3_600_000
const mostFailures = 5
/** Strangers can invent addresses, so the oldest are dropped. */
const mostKept = 10_000

const tooSoon = (seconds: number) =>
  new Refusal(429, 'ER-PASSCODE-TOO-SOON', `We sent one a moment ago. Wait ${seconds} seconds, then ask again`, {
    headers: { 'retry-after': String(seconds) },
  })

const refusals = {
  wrong: () => new Refusal(401, 'ER-PASSCODE-INVALID', 'This code is not right. Check it and try again'),
  expired: () => new Refusal(401, 'ER-PASSCODE-EXPIRED', 'This code has expired. Ask for another'),
  used: () => new Refusal(401, 'ER-PASSCODE-USED', 'This code has been used already. Ask for another'),
  tooMany: () => new Refusal(401, 'ER-PASSCODE-TOO-MANY-ATTEMPTS', 'Too many wrong codes. Ask for another'),
  linkUnknown: () => new Refusal(401, 'ER-MAGIC-LINK-INVALID', 'Magic link is not valid'),
  linkUsed: () => new Refusal(401, 'ER-MAGIC-LINK-USED', 'Magic link has been used already'),
  linkExpired: () => new Refusal(401, 'ER-MAGIC-LINK-EXPIRED', 'Magic link has expired'),
}
