import { memoryStore } from '../../../providers/emulator/src/testing/client.ts'
import { type Client, type ClientOptions, createClient } from '../../src/client/index.ts'
import type { KeyValue, Ports } from '../../src/core/index.ts'
import { sessionFeature } from '../../src/session/feature.ts'
// Parts that load on demand are imported at once, because a world has no time for their load.
import { type Draw, drawOf } from '../draw.ts'
import { type FakePage, fakePage } from '../fake-ports.ts'
import { type BrowserAbilities, createBrowser, type Frame } from './browser.ts'
import { createEvents, type Events } from './events.ts'
import { createService, type Service, type ServiceAnswer } from './service.ts'

/** A browser with tabs, a provider that issues refresh tokens once, and a network. One seed draws all of it. */
export interface World {
  readonly events: Events
  readonly draw: Draw
  readonly service: Service
  readonly tabs: readonly Tab[]
  /** Opens a tab with a client in it, or adds a client to the page of another tab. */
  readonly open: (options?: Partial<ClientOptions>, beside?: Tab, how?: { readonly starts: boolean }) => Tab
  /** The cookie of the browser. */
  cookie: string | null
  /** `true` if the network is reachable. */
  isOnline: boolean
  /** Returns the milliseconds from a tab to the provider. It is called once for each direction. */
  hop: () => number
  /** Answers instead of the provider if it returns an answer. */
  fault: ((path: string, tab: string) => ServiceAnswer | 'lost' | undefined) | null
  /** Empties the store of the browser. */
  readonly wipe: () => void
  /** Returns the keys of the browser's store. */
  readonly keys: () => readonly string[]
  /** Sends a message to all tabs, as other code of the origin can. */
  readonly say: (message: unknown) => void
  /** The error of the wall clock, in milliseconds. */
  skew: number
}

/** A client in a tab of the world. */
export interface Tab {
  /** The id of the client, unique among all tabs. */
  readonly id: string
  readonly frame: Frame
  readonly page: FakePage
  readonly sessionStore: KeyValue
  readonly client: Client
  readonly lines: readonly string[]
  readonly freeze: () => void
  readonly resume: () => void
  /** Does the same as {@link Tab.resume}, but the page is not informed, and the waiting events are dropped. */
  readonly thaw: () => void
  readonly close: () => void
  /** Brings the page to the front again. */
  readonly wake: () => void
  readonly status: () => string
  readonly user: () => string | null
  readonly tenant: () => string | null
}

/** Makes a {@link World} from a seed. */
export function createWorld(seed: number, abilities: Partial<BrowserAbilities> = {}): World {
  const draw = drawOf(seed)
  const events = createEvents()
  const service = createService(events.now)
  const browser = createBrowser(events, draw, { hasLocks: true, hasLines: true, ...abilities })
  const tabs: Tab[] = []
  const world: World = {
    events,
    draw,
    service,
    tabs,
    open,
    cookie: null,
    isOnline: true,
    hop: () => draw.between(20, 420),
    fault: null,
    skew: 0,
    wipe: browser.wipe,
    keys: browser.keys,
    say: browser.say,
  }
  return world

  function open(options: Partial<ClientOptions> = {}, beside?: Tab, { starts } = { starts: true }): Tab {
    const id = `tab-${tabs.length}`
    const frame: Frame = beside?.frame ?? { id, isFrozen: false, isClosed: false, wokeAt: 0, waiting: [] }
    const page = beside?.page ?? fakePage('https://app.test/')
    const sessionStore = beside?.sessionStore ?? memoryStore()
    const lines: string[] = []
    const ports: Ports = {
      page,
      fetch: (input, init) => send(frame, id, String(input), init ?? {}),
      clock: {
        now: () => Date.UTC(2026, 0, 1) + events.now() + world.skew,
        elapsed: events.now,
        after: (ms, task) => browser.tell(frame, Math.min(ms, 86_400_000), task),
      },
      storage: { local: browser.storeOf(frame), session: sessionStore },
      tabs: browser.tabsOf(frame, id),
      log: (...parts) => void lines.push(parts.map(String).join(' ')),
    }
    const client = createClient({ baseUrl: 'https://provider.test', logLevel: 'debug', ...options, ports })
    const state = () => client.get(sessionFeature).getSnapshot()
    const tab: Tab = {
      id,
      frame,
      page,
      sessionStore,
      client,
      lines,
      freeze: () => browser.freeze(frame),
      resume() {
        if (!frame.isFrozen) return
        // The page is informed of the resume before any waiting event.
        frame.isFrozen = false
        frame.wokeAt = events.now()
        browser.tell(frame, 0, page.wake)
        browser.resume(frame)
      },
      thaw() {
        frame.isFrozen = false
        frame.waiting.splice(0)
      },
      close: () => browser.close(frame),
      wake: () => browser.tell(frame, 0, page.wake),
      status: () => state().status,
      user: () => state().user?.id ?? null,
      tenant: () => state().user?.tenantId ?? null,
    }
    tabs.push(tab)
    if (starts) client.get(sessionFeature).subscribe(() => {})
    return tab
  }

  /** Sends a request with the current cookie. The answer sets the cookie even if no caller waits for it. */
  function send(frame: Frame, tab: string, url: string, init: RequestInit): Promise<Response> {
    const { pathname } = new URL(url)
    const headers = new Headers(init.headers)
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? null
    const application = headers.get('frontegg-requested-application-id') ?? ''
    const { cookie } = world
    return new Promise((resolve, reject) => {
      let isAborted = init.signal?.aborted === true
      const fail = () => browser.tell(frame, 0, () => reject(new TypeError('Failed to fetch')))
      init.signal?.addEventListener('abort', () => {
        isAborted = true
        reject(init.signal?.reason)
      })
      if (!world.isOnline) return void fail()
      events.after(world.hop(), () => {
        if (!world.isOnline) return void fail()
        const body = JSON.parse(String(init.body ?? '{}'))
        const faulty = world.fault?.(pathname, tab)
        const answer =
          faulty && faulty !== 'lost'
            ? faulty
            : service.answer({ path: pathname, method: init.method ?? 'GET', cookie, token, body, tab, application })
        events.after(world.hop(), () => {
          if (isAborted) return
          if (faulty === 'lost' || !world.isOnline) return void fail()
          if (frame.isClosed && !init.keepalive) return
          if (answer.cookie !== undefined) world.cookie = answer.cookie
          const { status } = answer
          const headers = { 'content-type': 'application/json', ...answer.headers }
          browser.tell(frame, 0, () => resolve(new Response(JSON.stringify(answer.body), { status, headers })))
        })
      })
    })
  }
}
