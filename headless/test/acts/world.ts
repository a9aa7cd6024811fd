import { claimsOf } from '../../src/core/token-claims.ts'
import { sessionFeature } from '../../src/session/feature.ts'
import { settle } from '../fake-ports.ts'
import { type App, inTime, openApp } from '../open-app.ts'
import type { AnyFeature } from './any-feature.ts'

type Action = (input: object) => unknown

/** A press, as it was shown: its mark is in each request that it makes. */
interface Press {
  readonly what: string
  readonly scope: string
  readonly holder: string
}

const people = ['admin@acme.test', 'mfa@acme.test']
const actor = 'reader@acme.test'

interface NamedAction {
  readonly name: string
  readonly action: Action
  readonly holder: string
}

/** Two tabs of one browser. The presses are made in the first, and the second moves the session. */
export async function openWorld(hasTabs: boolean) {
  const presses: Press[] = []
  const requests: { readonly press: Press; readonly token: string }[] = []
  const held: (() => void)[] = []
  let refusals = 0
  let isHeld = false
  const shownSlices = new Set<object>()
  const instead = (address: URL, init: RequestInit | undefined) => {
    const mark = /press-(\d+)-/.exec(
      `${decodeURIComponent(address.href)} ${typeof init?.body === 'string' ? init.body : ''}`,
    )?.[1]
    const press = mark === undefined ? undefined : presses[Number(mark)]
    const bearer = new Headers(init?.headers).get('authorization')
    if (press && bearer) requests.push({ press, token: holderIn(bearer.slice('Bearer '.length)) })
    const isUnheld = press === undefined && (!isHeld || bearer !== null || address.pathname.includes('/auth/'))
    if (isUnheld) return undefined
    const status = refusals > 0 || !bearer ? 401 : 400
    refusals = Math.max(0, refusals - 1)
    const answer = () => new Response(JSON.stringify({ errors: ['No'], errorCode: 'ER-TEST' }), { status })
    if (!isHeld) return Promise.resolve(answer())
    return new Promise<Response>((resolve) => held.push(() => resolve(answer())))
  }
  const app = await openApp({ signedInAs: 'admin@acme.test', hasTabs, instead, logLevel: 'silent' })
  const other = await openApp({ beside: app, sameBrowser: true, logLevel: 'silent' })
  const tenants = ['Acme', 'Acme Labs', 'Globex'].map(
    (name) => app.provider.emulator.snapshot().tenants.find((one) => one.name === name)?.id ?? '',
  )
  const shown = () => shownHolder(app)
  /** Without messages, a tab finds the new session with its next renewal. */
  const follow = async () => {
    await app.clock.advance(1000)
    await inTime(app.clock, Promise.allSettled([app.client.session.refresh()]))
    await settle()
  }
  return {
    app,
    actionsOf(feature: AnyFeature): readonly NamedAction[] {
      const holder = shown()
      const options = {
        key: 'acts',
        id: '1',
        userId: '1',
        webhookId: '1',
        reportId: '1',
        tenantId: '1',
        ip: '192.0.2.1',
        channel: 'email',
      }
      const slice = app.client.get(feature, options as never)
      // A slice without a subscriber ends by itself.
      if (!shownSlices.has(slice)) slice.subscribe(() => {})
      shownSlices.add(slice)
      const { actions } = slice
      return Object.entries(actions).flatMap(([name, action]) =>
        typeof action === 'function' ? [{ name, action: action as Action, holder }] : [],
      )
    },
    press(feature: AnyFeature, { name, action, holder }: NamedAction) {
      presses.push({ what: `${feature.name}.${name}`, scope: feature.scope, holder })
      void settledQuietly(action, inputOf(`press-${presses.length - 1}-`))
    },
    async switchTo(at: number) {
      await inTime(
        app.clock,
        Promise.allSettled([
          other.client.session.switchTenant(tenants[at] ?? '', { signal: new AbortController().signal }),
        ]),
      )
      await follow()
    },
    async signInAs(at: number) {
      app.browser.signIn(people[at] ?? '')
      await inTime(app.clock, Promise.allSettled([other.client.session.refresh()]))
      await follow()
    },
    /** The other tab opens a link of the vendor's portal. */
    async impersonate(at: number) {
      const { emulator } = app.provider
      const impersonatedUserId = emulator.snapshot().users.find(({ email }) => email === people[at])?.id ?? ''
      const body = { impersonatedUserId, actorToken: emulator.actorToken(actor) }
      const { api, session } = other.client
      const begin = async () =>
        session.accept(await api.post('/identity/resources/impersonation/v1', { body }), ownCall)
      await inTime(app.clock, begin())
      await follow()
    },
    /** The other tab ends the impersonation, or signs out. */
    async leave() {
      await inTime(app.clock, other.client.session.logOut())
      await follow()
    },
    refuse() {
      refusals += 1
    },
    hold() {
      isHeld = true
    },
    release() {
      isHeld = false
      for (const resolve of held.splice(0)) resolve()
    },
    async settled() {
      for (let turn = 0; turn < 5; turn++) {
        await settle()
        await app.clock.advance(1000)
      }
    },
    marked: () => requests.map(({ press }) => press.what),
    wrong: () =>
      requests.filter(({ press, token }) => {
        const [person, ofPerson] = [press.holder.split(' ')[0], token.split(' ')[0]]
        return press.scope === 'tenant' ? press.holder !== token : person !== ofPerson
      }),
    close() {
      app.client.dispose()
      other.client.dispose()
    },
  }
}

const ownCall = { signal: new AbortController().signal }

async function settledQuietly(action: Action, input: object) {
  try {
    await action(input)
  } catch {
    // Wrong input is a mistake of this test, and no matter of it.
  }
}

/** An input that most actions accept: its texts have the mark. */
function inputOf(mark: string) {
  const names =
    'id userId name key tenantId roleId groupId reportId text title search description parentTenantId address token code password firstName lastName certificate displayName event eventId ssoEndpoint secret'
  const texts = Object.fromEntries(names.split(' ').map((name) => [name, mark]))
  const ids =
    'ids userIds roleIds groupIds permissionIds tenantIds applicationIds events domains users people rows groups'
  return {
    ...texts,
    ...Object.fromEntries(ids.split(' ').map((name) => [name, [mark]])),
    email: `${mark}@acme.test`,
    emails: [`${mark}@acme.test`],
    domain: `${mark}x.test`,
    url: `https://acme.test/${mark}`,
    phoneNumber: '+14155550123',
    metadata: { mark },
    level: 0,
    isActive: true,
    filters: {},
    page: 1,
    pageSize: 10,
  }
}

function shownHolder({ client }: App): string {
  const { user } = client.get(sessionFeature).getSnapshot()
  return user ? holderIn(user.claims) : 'nobody'
}

function holderIn(given: string | Readonly<Record<string, unknown>>): string {
  try {
    const { sub, act, tenantId } = typeof given === 'string' ? claimsOf(given) : given
    return `${sub}/${JSON.stringify(act ?? null)} ${tenantId}`
  } catch {
    return 'nobody'
  }
}
