import { drawActorToken } from './access/actor-token.ts'
import { type Arranging, createArranging } from './arrange/arranging.ts'
import { type Extra, switchOn } from './arrange/extras.ts'
import { serveCardProvider } from './billing/card-provider.ts'
import { settle } from './billing/engine.ts'
import { createApplication, dropHeader } from './calls/dispatch.ts'
import { createFaults, type Faults } from './calls/faults.ts'
import { createJournal, type Journal } from './calls/journal.ts'
import { reachOnly } from './calls/reach.ts'
import type { RelyingParty } from './calls/relying-party.ts'
import type { World } from './calls/world.ts'
import { type Captcha, createCaptcha } from './captcha/captcha.ts'
import { notify } from './channels/notify.ts'
import { serveControl } from './control/routes.ts'
import type { Message } from './core/outbox.ts'
import { userByEmail } from './core/people.ts'
import { drawId } from './core/random.ts'
import { portableScrypt, type Scrypt } from './crypto/password-hash.ts'
import { createEntitlementGrants, type EntitlementGrants } from './entitlements/entitlement-grants.ts'
import { createPermissionGrants, type PermissionGrants } from './entitlements/permission-grants.ts'
import { createPlans, type Plans } from './entitlements/plans.ts'
import { eventsOf } from './events/tenant-event.ts'
import { createFlags, type Flags } from './flags/flags.ts'
import type { CookieExchange } from './http/cookie-jar.ts'
import { cookie } from './http/cookies.ts'
import { inform } from './notifications/inform.ts'
import { serveHostedPages } from './oauth/pages.ts'
import { servePictures } from './pictures/serve-pictures.ts'
import { sendDue } from './reports/schedule.ts'
import { beginSession, refreshCookie } from './session/grant.ts'
import { refreshTokenOf } from './session/refresh-token.ts'
import { post } from './slack/post.ts'
import type { SlackMessage } from './slack/records.ts'
import { serveIdentityProvider } from './sso/identity-provider.ts'
import { serveReturns } from './sso/returns.ts'
import { type Seed, seedState } from './state/seed.ts'
import { handlers, type State } from './state/state.ts'
import { announce } from './webhooks/announce.ts'
import { deliverNearby } from './webhooks/nearby.ts'
import { createReceiver, type Received } from './webhooks/receiver.ts'

/** How an emulator is made. */
export interface EmulatorOptions {
  /** The initial state. Default `demo`. */
  readonly seed?: Seed
  /** The extras beside the password, after every reset. Default: none. */
  readonly with?: readonly Extra[]
  /** The seed of ids, tokens and secrets. Default 1; the same seed gives the same run. */
  readonly random?: number
  /** Tenants made besides. Default 0. */
  readonly tenants?: number
  /** Users made besides, in the first tenant. Default 0. */
  readonly users?: number
  /** Rows of the audit log made besides, in the six weeks before now. Default 0. */
  readonly audits?: number
  /** The first part of nearly every path. Default `frontegg`. */
  readonly prefix?: string
  /** Origins that may call with cookies; `*` as a port stands for every port. Default `http://localhost:*`. */
  readonly origins?: readonly string[]
  /** Milliseconds every answer is late. Default 0. */
  readonly latency?: number
  /** Milliseconds for which a spent refresh token is still taken. Default 0: a second use ends the session. */
  readonly refreshGrace?: number
  /** A token that `/__emulator` asks for. Default: none, for a listener on loopback. */
  readonly controlToken?: string
  /**
   * Other machines reach the listener, by names of their own. `/__emulator` then accepts any host name and requires a
   * `controlToken`. Default `false`.
   */
  readonly isExposed?: boolean
  /** The client of identity providers. Default: none; a served emulator has one. */
  readonly relyingParty?: RelyingParty
  /**
   * Origins that the emulator itself may call: webhooks, identity providers and their documents. `*` as a port stands for every
   * port. Default: none, because a page could choose the address.
   */
  readonly reach?: readonly string[]
  /**
   * Sends a request to a webhook. Default: a receiver inside the emulator for names that end in `.test` or `.example`, and
   * `fetch` for the origins of `reach`.
   */
  readonly deliver?: (request: Request) => Promise<Response>
  /** Hashes passwords (RFC 7914). Default: JavaScript, one at a time; an emulator that is served uses Node's own. */
  readonly scrypt?: Scrypt
  /** The real time, in epoch milliseconds. Default: the system's. */
  readonly realTime?: () => number
  /** Waits, for `latency` and delays. Default: real timers. */
  readonly wait?: (ms: number) => Promise<void>
}

/** The provider in a process. */
export interface Emulator extends Arranging {
  /**
   * Answers a request, as a server would. A dropped answer rejects with a `TypeError`, as `fetch` does when the
   * connection is lost. `cookies` stand in for the cookie headers, where a page cannot set and read them.
   */
  readonly fetch: (request: Request, cookies?: CookieExchange) => Promise<Response>
  /** The emulator's time, in epoch milliseconds. */
  readonly now: () => number
  /** Moves time on, or back where it is negative. Throws where that would be no time. */
  readonly advance: (ms: number) => void
  /** Sets the time, in epoch milliseconds. Throws where that would be no time. */
  readonly setTime: (time: number) => void
  /**
   * Begins again, with the first seed or another; faults and journal are cleared. Throws, and goes on as before, where
   * the other is no state.
   */
  readonly reset: (seed?: Seed) => void
  /** The faults of a test. */
  readonly faults: Pick<Faults, 'add' | 'list' | 'clear'>
  readonly journal: Pick<Journal, 'entries' | 'clear'>
  /** The features of all users, of a tenant, or of a user in a tenant. */
  readonly entitlements: EntitlementGrants
  /** The plans features are had by, in the same scopes. */
  readonly plans: Plans
  /** Permissions that are granted or revoked beside the roles, in the same scopes. */
  readonly permissions: PermissionGrants
  /** The flags of the client, in the same scopes. */
  readonly flags: Flags
  /** The captcha's provider, and whether sign-in asks for it. */
  readonly captcha: Captcha
  /** Mails and text messages that would have been sent, oldest first. */
  readonly outbox: () => readonly Message[]
  /** The messages that would have been posted to Slack, oldest first. */
  readonly slackMessages: () => readonly SlackMessage[]
  /** The latest 1,000 requests to webhooks of the receiver inside the emulator, oldest first. */
  readonly received: () => readonly Received[]
  /**
   * Opens a session for the user with this address, without authentication. Returns the `Set-Cookie` header of the
   * refresh token. Throws if no account has the address.
   */
  readonly signIn: (email: string) => string
  /**
   * Returns a token for one impersonation within five minutes: the `actorToken` of the impersonation route. Throws if
   * no account has the address.
   */
  readonly actorToken: (email: string) => string
  /** A copy of the whole state: plain JSON, good as a seed. */
  readonly snapshot: () => State
  /** The whole state as JSON text: what a file keeps of it. */
  readonly snapshotText: () => string
  /** Sets how many milliseconds every answer is late, until the next reset. Returns it, also if none is given. */
  readonly latency: (ms?: number) => number
  /**
   * Reports every possible change, with the new state. Calls that only read do not report. A listener may keep the
   * state, but must not change it.
   */
  readonly onChange: (listener: (state: State) => void) => () => void
}

/**
 * Makes an emulator. It needs nothing but the Web platform, so it runs in Node and in a page alike.
 *
 * Throws an `Error` where the seed is no state, or `/__emulator` would be open to other machines.
 */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  const { realTime = Date.now, wait = realWait, controlToken = null, isExposed = false } = options
  const listeners = new Set<(state: State) => void>()
  const now = () => Math.floor(realTime() + world.state.clockOffset)
  const fresh = (seed: Seed = options.seed ?? 'demo') =>
    seedState(seed, {
      random: options.random ?? 1,
      tenants: options.tenants ?? 0,
      users: options.users ?? 0,
      audits: options.audits ?? 0,
      now: Math.floor(realTime()),
    })
  let latency = options.latency ?? 0
  const receiver = createReceiver()
  const reach = reachOnly(options.reach ?? [])
  const names = { random: (options.random ?? 1) ^ 0x5eed }

  const world: World<State> = {
    state: fresh(),
    now,
    options: {
      prefix: options.prefix ?? 'frontegg',
      origins: options.origins ?? ['http://localhost:*'],
      refreshGrace: options.refreshGrace ?? 0,
      relyingParty: options.relyingParty ?? null,
      reach,
      deliver: options.deliver ?? deliverNearby(receiver.receive, reach),
      scrypt: options.scrypt ?? portableScrypt,
    },
    journal: createJournal(() => now()),
    faults: createFaults(wait),
    traceId: () => drawId(names).replaceAll('-', ''),
    fetch: async (request) => app.fetch(request, { cookie: '', setCookie: () => {} }),
    audited(row, body) {
      for (const event of eventsOf(row, body)) {
        announce(world, event)
        notify(world, event)
        inform(world, event)
        post(world, event)
      }
    },
    changed() {
      for (const listener of listeners) listener(world.state)
    },
  }
  if (options.with) switchOn(world, options.with)
  const app = createApplication(world, handlers)
  const moveTo = (clockOffset: number) => {
    if (Number.isNaN(new Date(realTime() + clockOffset).getTime())) throw new Error('That is no time a date can hold')
    world.state.clockOffset = clockOffset
    settle(world.state, now())
    sendDue(world.state, now())
    world.changed()
  }

  const emulator: Emulator = {
    async fetch(request, cookies) {
      if (latency > 0) await wait(latency)
      const set: string[] = []
      const cookie = cookies?.cookie ?? request.headers.get('cookie') ?? ''
      const response = await app.fetch(request, { cookie, setCookie: (header) => void set.push(header) })
      if (response.headers.has(dropHeader)) throw new TypeError('Failed to fetch')
      const take = cookies?.setCookie ?? ((header: string) => response.headers.append('set-cookie', header))
      for (const header of set) take(header)
      return response
    },
    now,
    advance: (ms) => moveTo(world.state.clockOffset + ms),
    setTime: (time) => moveTo(time - realTime()),
    reset(seed) {
      world.state = fresh(seed)
      if (options.with && typeof seed !== 'object') switchOn(world, options.with)
      latency = options.latency ?? 0
      world.faults.clear()
      world.journal.clear()
      receiver.clear()
      world.changed()
    },
    faults: world.faults,
    journal: world.journal,
    entitlements: createEntitlementGrants(world),
    plans: createPlans(world),
    permissions: createPermissionGrants(world),
    flags: createFlags(world),
    captcha: createCaptcha(world),
    outbox: () => [...world.state.outbox],
    slackMessages: () => [...world.state.slackMessages],
    received: receiver.received,
    signIn(email) {
      const { state } = world
      const user = userByEmail(world, email)
      if (!user) throw new Error(`Nobody has the address ${email}. The demo accounts are listed in docs/emulator.md`)
      const session = beginSession(state, now(), user, ['pwd'])
      const options = { maxAge: state.security.sessionLifetime, isSecure: false }
      world.changed()
      return cookie(refreshCookie(world), refreshTokenOf(session, session.generation), options)
    },
    actorToken(email) {
      const token = drawActorToken(world.state, now(), email)
      world.changed()
      return token
    },
    snapshot: () => structuredClone(world.state),
    snapshotText: () => JSON.stringify(world.state),
    ...createArranging(world),
    latency(ms = latency) {
      latency = ms
      return latency
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  serveControl(app, emulator, { token: controlToken, isExposed })
  serveIdentityProvider(app, world)
  serveHostedPages(app, world)
  serveReturns(app, world)
  servePictures(app, world)
  serveCardProvider(app, world)
  return emulator
}

function realWait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
