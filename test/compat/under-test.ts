import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { createTestProvider, type TestProvider } from '@portico/emulator/testing'
import type { Client, Feature } from '@portico/headless'
import type { ClientState } from '@portico/headless/core'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { type FakePorts, fakeClock, fakePorts } from '../../headless/test/fake-ports.ts'

/** One React with what stands on it, all taken from the same folder. */
export interface UnderTest {
  /** Where it is installed. */
  readonly folder: string
  readonly major: 17 | 18 | 19
  readonly react: typeof import('react')
  /** The packed package. */
  readonly headless: typeof import('@portico/headless')
  /** Runs what changes the screen, and lets React catch up. */
  readonly act: (work: () => Promise<void>) => Promise<void>
  /** Waits until nothing is thrown. */
  readonly until: (holds: () => void) => Promise<void>
  readonly renderHook: <Value>(hook: () => Value, place: Place) => Hook<Value>
  /** Takes over markup of a server; what it answers takes the page away again. */
  readonly hydrate: (element: ReactElement, container: HTMLElement) => () => void
}

/** What a hook is rendered in. */
export interface Place {
  readonly wrapper: ComponentType<{ children?: ReactNode }>
  /** Whether React renders twice and, from 18 on, takes effects away and back once. StrictMode is the outermost. */
  readonly isStrict: boolean
}

/** A hook on the page. */
export interface Hook<Value> {
  readonly current: () => Value
  readonly unmount: () => void
}

/** An application of the packed package, against an emulator of its own. */
export interface App {
  readonly client: Client
  readonly ports: FakePorts
  readonly provider: TestProvider
  readonly wrapper: Place['wrapper']
}

/** Makes an {@link App}; it starts when its wrapper is on the page. */
export function openApp(
  { react, headless }: UnderTest,
  { signedInAs, state }: { readonly signedInAs?: string; readonly state?: ClientState } = {},
): App {
  const clock = fakeClock()
  const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve))
  const provider = createTestProvider({ realTime: clock.now, wait })
  const browser = provider.openBrowser()
  if (signedInAs) browser.signIn(signedInAs)
  const ports = fakePorts({ fetch: browser.fetch, clock })
  const client = headless.createClient({ baseUrl: provider.baseUrl, ports, ...(state && { state }) })
  const wrapper: App['wrapper'] = ({ children }) => react.createElement(headless.PorticoProvider, { client }, children)
  return { client, ports, provider, wrapper }
}

/** The page of `page.mjs` as a server renders it, with React and Portico of `folder`. */
export function renderedByServer(folder: string): {
  readonly version: string
  readonly markup: string
  readonly state: ClientState
} {
  const server = join(import.meta.dirname, 'server.mjs')
  return JSON.parse(execFileSync(process.execPath, [server, folder], { encoding: 'utf8' }))
}

/** What {@link counter} remembers. */
export interface CounterState {
  readonly count: number
}

/** What {@link counter} can do. */
export interface CounterActions {
  add(amount: number): void
}

/** The smallest feature an application could add. */
export const counter: Feature<CounterState, CounterActions> = {
  name: 'counter',
  scope: 'client',
  state: () => ({ count: 0 }),
  actions: ({ step }) => ({
    add: step(({ set }, amount: number) => set(({ count }) => ({ count: count + amount }))),
  }),
}
