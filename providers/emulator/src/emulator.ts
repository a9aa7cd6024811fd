import { drawActorToken } from './access/records.ts'
import { createArranging } from './arrange/arranging.ts'
import { switchOn } from './arrange/extras.ts'
import { serveCardProvider } from './billing/card-provider.ts'
import { settle } from './billing/engine.ts'
import { createApplication, dropHeader } from './calls/dispatch.ts'
import { createFaults } from './calls/faults.ts'
import { createJournal } from './calls/journal.ts'
import { reachOnly } from './calls/reach.ts'
import type { World } from './calls/world.ts'
import { createCaptcha } from './captcha/captcha.ts'
import { notify } from './channels/notify.ts'
import { serveControl } from './control/routes.ts'
import { recordSignIn } from './core/activity.ts'
import { drawId } from './core/random.ts'
import { userByEmail } from './core/user-queries.ts'
import { portableScrypt } from './crypto/password-hash.ts'
import { createEntitlementGrants } from './entitlements/entitlement-grants.ts'
import { createPermissionGrants } from './entitlements/permission-grants.ts'
import { createPlans } from './entitlements/plans.ts'
import { eventsOf } from './events/tenant-event.ts'
import { createFlags } from './flags/flags.ts'
import { operationNamed } from './http/addresses.ts'
import { cookie } from './http/cookies.ts'
import { inform } from './notifications/inform.ts'
import { serveHostedPages } from './oauth/pages.ts'
import { servePictures } from './pictures/pictures.ts'
import { sendDue } from './reports/schedule.ts'
import { serveScim } from './scim/serve-scim.ts'
import { beginSession, refreshCookie, refreshTokenOf } from './session/grant.ts'
import { serveSlackConsent } from './slack/consent.ts'
import { post } from './slack/post.ts'
import { warnOfCertificates } from './sso/certificate-warnings.ts'
import { serveIdentityProvider } from './sso/identity-provider.ts'
import { serveOwnMetadata } from './sso/own-metadata.ts'
import { serveReturns } from './sso/returns.ts'
import { type Seed, seedState } from './state/seed.ts'
import { handlers, type State } from './state/state.ts'
import type { Emulator, EmulatorOptions } from './types.ts'
import { announce } from './webhooks/announce.ts'
import { deliverNearby } from './webhooks/nearby.ts'
import { createReceiver } from './webhooks/receiver.ts'

/**
 * Makes an emulator. It needs nothing but the Web platform, so it runs in Node and in a page alike.
 *
 * Throws an `Error` where the seed is no state, `offers` names no operation, or `/__emulator` would be open to other machines.
 */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  const { realTime = Date.now, wait = realWait, controlToken = null, isExposed = false } = options
  const listeners = new Set<(state: State) => void>()
  options.offers?.forEach(operationNamed)
  const now = () => Math.floor(realTime() + world.state.clockOffset)
  const fresh = (seed: Seed = options.seed ?? 'demo') =>
    seedState(seed, {
      random: options.random ?? 1,
      tenants: options.tenants ?? 0,
      users: options.users ?? 0,
      audits: options.audits ?? 0,
      usageDays: options.usageDays ?? 0,
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
      offers: options.offers ? [...options.offers, 'listOperations'] : null,
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
    warnOfCertificates(world.state, now())
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
      recordSignIn(state, { tenantId: session.tenantId, userId: user.id, way: 'password', at: session.createdAt })
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
  serveOwnMetadata(app, world)
  servePictures(app, world)
  serveScim(app, world)
  serveCardProvider(app, world)
  serveSlackConsent(app, world)
  return emulator
}

function realWait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
