import { createTestProvider, type TestBrowser, type TestProvider } from '@portico/emulator/testing'
import type { RelyingParty } from '../../providers/emulator/src/calls/relying-party.ts'
import { checkedFetch } from '../../providers/emulator/src/openapi/check.ts'
import { type MemoryTabs, memoryTabs } from '../../providers/emulator/src/testing/client.ts'
import { makePasswordsQuick } from '../../test/quick-passwords.ts'
import { type Client, type ClientOptions, createClient } from '../src/client/index.ts'
import type { Camera, WebAuthn } from '../src/core/ports/ports.ts'
import { sessionFeature } from '../src/session/feature.ts'
import { type FakeClock, type FakePorts, fakeClock, fakePorts, settle } from './fake-ports.ts'
import { maybeLate } from './late-answers.ts'

/** An application with a client, in a browser of its own, against an emulator. */
export interface App {
  readonly client: Client
  readonly ports: FakePorts
  readonly clock: FakeClock
  readonly provider: TestProvider
  readonly browser: TestBrowser
  /** What its browser's tabs have in common, where they hear of each other. */
  readonly tabs: MemoryTabs | null
  /** The operations called so far, in order. */
  readonly called: () => readonly string[]
  /** What this application sent to paths that end so, in order. */
  readonly sent: (pathEnd: string) => readonly Sent[]
}

/** A request of an {@link App}. */
export interface Sent {
  readonly url: URL
  readonly headers: Headers
  /** The body as JSON, or `null`. */
  readonly body: unknown
}

/** How an {@link App} is opened. */
export interface AppOptions extends Omit<ClientOptions, 'baseUrl' | 'ports'> {
  /** Who is signed in before the application starts. */
  readonly signedInAs?: string
  /** The address of the page. */
  readonly address?: string
  /** Another application of the same provider, clock and, with `sameBrowser`, cookies and storage. */
  readonly beside?: App
  readonly sameBrowser?: boolean
  /** Whether the tabs of its browser hear of each other. Default: as for the one beside it in the same browser, else not. */
  readonly hasTabs?: boolean
  /** Whether the session starts with the application. Default `true`. */
  readonly starts?: boolean
  /** The device people sign in with. Default: none. */
  readonly webAuthn?: WebAuthn
  /** The ids of the operations that the provider answers and lists. Default: all, without a list. */
  readonly offers?: readonly string[]
  /** The camera of the device. Default: none. */
  readonly camera?: Camera
  /** The client of identity providers. Default: none, as for an emulator in a page. */
  readonly relyingParty?: RelyingParty
  /** Answers what is asked of anybody but the provider. */
  readonly elsewhere?: (address: string) => Response
  /** Answers operations that the emulator does not have; `undefined` leaves a call to the emulator. */
  readonly instead?: (address: URL, init: RequestInit | undefined) => Promise<Response> | undefined
  /** Exchanges an answer of the emulator. */
  readonly exchange?: (response: Response, call: string) => Promise<Response>
}

/** Opens an application. Every exchange is held against the contract, except under a fault. */
export async function openApp(options: AppOptions = {}): Promise<App> {
  const {
    signedInAs,
    address,
    beside,
    sameBrowser = false,
    hasTabs = false,
    starts = true,
    elsewhere,
    instead,
    exchange,
    webAuthn,
    camera,
    relyingParty,
    offers,
    ...clientOptions
  } = options
  const clock = beside?.clock ?? fakeClock()
  const provider =
    beside?.provider ??
    createTestProvider({
      realTime: clock.now,
      wait: clock.sleep,
      ...(relyingParty && { relyingParty }),
      ...(offers && { offers }),
    })
  if (!beside) makePasswordsQuick(provider.emulator)
  const browser = beside && sameBrowser ? beside.browser : provider.openBrowser()
  if (signedInAs) browser.signIn(signedInAs)
  const checked = checkedFetch(browser.fetch)
  const { faults } = provider.emulator
  const requests: Sent[] = []
  const late = maybeLate(clock)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    requests.push({ url: new URL(String(input)), headers: new Headers(init?.headers), body })
    if (elsewhere && !String(input).startsWith(provider.baseUrl)) return elsewhere(String(input))
    const answer = instead?.(new URL(String(input)), init)
    if (answer) return late(answer, init)
    const asked = clock.work(async () => {
      if (faults.list().length === 0 && !exchange) return checked(input, init)
      const response = await browser.fetch(input, init)
      return exchange?.(response, `${init?.method ?? 'GET'} ${String(input).replace(provider.baseUrl, '')}`) ?? response
    })
    return late(asked, init)
  }
  const fresh = fakePorts({ fetch, clock, ...(address && { address }) })
  const neighbour = sameBrowser ? beside : undefined
  const tabs = neighbour ? neighbour.tabs : hasTabs ? memoryTabs() : null
  const storage = { ...(neighbour?.ports ?? fresh).storage }
  const { local, ...tab } = tabs?.open() ?? { local: storage.local, tabs: null }
  const ports = {
    ...fresh,
    ...tab,
    storage: { ...storage, local },
    ...(webAuthn && { webAuthn }),
    ...(camera && { camera }),
  }
  const client = createClient({ baseUrl: provider.baseUrl, ports, ...clientOptions })
  if (starts) {
    await client.start()
    const restored = until(() => client.get(sessionFeature).getSnapshot().status !== 'restoring')
    await (tabs ? inTime(clock, restored) : restored)
  }
  return {
    client,
    ports,
    clock,
    provider,
    browser,
    tabs,
    called: () => provider.emulator.journal.entries().map(({ operation }) => operation),
    sent: (pathEnd) => requests.filter(({ url }) => url.pathname.endsWith(pathEnd)),
  }
}

/** Reads the policy as the provider has it now: a read under way, which a call joins, ends first. */
export async function readPolicy({ client }: Pick<App, 'client'>): Promise<void> {
  await client.startUp.loadPolicy()
  await client.startUp.loadPolicy()
}

/** Waits for something that takes time by the clock, as everything does that is done in turn with other tabs. */
export async function inTime<Value>(clock: FakeClock, waited: Promise<Value>): Promise<Value> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  waited.then(end, end)
  for (await settle(); !isOver; await settle()) await clock.advance(5)
  return waited
}

/** Waits until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`Did not hold within 30 seconds: ${holds}`)
    await settle()
  }
}
