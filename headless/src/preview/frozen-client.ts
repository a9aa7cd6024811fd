import { createClient } from '../client/create-client.ts'
import type { Client, ClientOptions, Feature } from '../client/types.ts'
import { PorticoError } from '../core/errors.ts'
import type { TaskName } from '../core/feature.ts'
import { rowStateOf } from '../core/lists/list.ts'
import type { CallState } from '../core/outcome.ts'
import type { KeyValue, Ports } from '../core/ports/ports.ts'
import type { Slice } from '../core/slice.ts'
import { sessionFeature } from '../session/feature.ts'
import { startUpFeature } from '../startup/feature.ts'

const noop = () => {}

const empty: KeyValue = { get: () => null, set: noop }

/** The state of a call in a preview: `{ status: 'pending' }`, `{ error }`, or both for a retry in progress. */
export interface FrozenCall extends Partial<Omit<CallState, 'error'>> {
  /** The failure of the last try. Default: none. */
  readonly error?: PorticoError | null
}

/** The state of the calls in a preview, by action. An action without an entry is idle. */
export type FrozenCalls<Actions> = { readonly [Name in TaskName<Actions>]?: FrozenCall }

/** A feature in a state, for {@link createFrozenClient}. */
export interface FrozenFeature {
  /** The feature itself, by which the client finds the entry. */
  readonly feature: object
  /** Members of its state. The others are as the feature begins. */
  readonly state: object
  /** The state of its calls, by action. */
  readonly calls: Readonly<Record<string, FrozenCall | undefined>>
}

/** Options of {@link createFrozenClient}: those of a client, its address and its time. */
export interface FrozenClientOptions extends Partial<Omit<ClientOptions, 'ports' | 'preview' | 'state'>> {
  /** The address of the page. Default: the root of an origin that does not exist. */
  readonly address?: string
  /** The time, in epoch milliseconds. It stands still. Default 0. */
  readonly now?: number
}

/** A feature in a state: what it does not name is as the feature begins. A step that lacks its data does not compile. */
export function frozen<State extends object, Actions extends object, Options>(
  feature: Feature<State, Actions, Options>,
  state: Partial<State>,
  calls: FrozenCalls<Actions> = {},
): FrozenFeature {
  return { feature, state, calls }
}

/**
 * Makes a client whose features stay in a state, for previews, builders and galleries. Its actions do nothing, and their
 * calls never end: it sends no request, sets no timer, stores nothing and moves no page. By default, no
 * user is signed in, and the client has loaded. Of two entries for one feature the later one holds.
 *
 * @example
 * ```ts
 * import { loginFeature } from '@portico/headless/features/login'
 *
 * const client = createFrozenClient([
 *   frozen(loginFeature, { step: { name: 'loginWithPassword', email: 'ada@acme.test' } }, { submitPassword: { status: 'pending' } }),
 * ])
 * ```
 */
export function createFrozenClient(
  features: readonly FrozenFeature[],
  { address = 'https://preview.invalid/', now = 0, ...options }: FrozenClientOptions = {},
): Client {
  const entries = new Map([...beginning(), ...features].map((entry) => [entry.feature, entry]))
  const slices = new Map<object, unknown>()
  const inner = createClient({
    baseUrl: 'https://preview.invalid',
    ...options,
    ports: stillPorts(new URL(address), now),
  })
  const client: Client = {
    ...inner,
    get,
    get session() {
      return get(sessionFeature).actions
    },
    get startUp() {
      return get(startUpFeature).actions
    },
    async start() {},
    ready: (listener) => listener(),
    isFlagOn: async (name) => options.flags?.[name] === 'on',
    navigate() {},
    leave() {},
  }
  return client

  function get<State extends object, Actions extends object, Options = undefined>(
    ...[feature, ...sliceOptions]: Parameters<typeof inner.get<State, Actions, Options>>
  ): Slice<State, Actions> {
    const live = inner.get<State, Actions, Options>(feature, ...sliceOptions)
    // A slice of a frozen client is made from the live slice of the same feature, key and options.
    const slice = slices.get(live) ?? frozenSlice(live, entries.get(feature))
    slices.set(live, slice)
    return slice as Slice<State, Actions>
  }
}

function frozenSlice<State extends object, Actions extends object>(
  live: Slice<State, Actions>,
  { state, calls }: Pick<FrozenFeature, 'state' | 'calls'> = { state: {}, calls: {} },
): Slice<State, Actions> {
  const began = live.getSnapshot()
  const names = Object.keys(began.calls)
  const still = Object.fromEntries(names.map((name) => [name, callOf(calls[name])]))
  const actions = inert(live.actions, names)
  const { load } = calls
  const snapshot = Object.assign({}, began, load?.error && { isOffered: load.error.status !== 501 }, state, actions, {
    calls: still,
    isPending: Object.values(still).some(({ status }) => status === 'pending'),
    error: Object.values(still).find(({ error }) => error !== null)?.error ?? null,
  })
  // The state of a row is no action: it follows from the calls that are given.
  if ('rowState' in actions) {
    const rowState = (id: string) => rowStateOf({ bulk: null, ...snapshot }, id)
    Object.assign(actions, { rowState })
    Object.assign(snapshot, { rowState })
  }
  return {
    actions,
    getSnapshot: () => snapshot,
    getServerSnapshot: () => snapshot,
    subscribe: () => () => {},
  }
}

function callOf({ error = null, ...call }: FrozenCall = {}): CallState {
  return { status: error ? 'failed' : 'idle', pending: [], failed: [], ...call, error }
}

/** The same names without effect. Another action than a task may return its own undoing. */
function inert<Actions extends object>(actions: Actions, tasks: readonly string[]): Actions {
  const names = Object.keys(actions)
  // The names are those of the actions, and both kinds fit what their callers do with them.
  return Object.fromEntries(names.map((name) => [name, tasks.includes(name) ? unending : () => () => {}])) as Actions
}

/** A call that never ends. */
const unending = () => new Promise<never>(() => {})

/** The state of a loaded client without a signed-in user. */
function beginning(): readonly FrozenFeature[] {
  return [frozen(sessionFeature, { status: 'unauthenticated' }), frozen(startUpFeature, { status: 'loaded' })]
}

/** Ports without effect: no request leaves, time stands still, nothing is stored, and the page stays at `url`. */
function stillPorts(url: URL, now: number): Ports {
  return {
    fetch: () => Promise.reject(new PorticoError('network', 'A frozen client sends nothing')),
    clock: { now: () => now, elapsed: () => 0, after: () => noop },
    page: {
      url: () => new URL(url),
      open: noop,
      move: noop,
      onWake: () => noop,
      onActivity: () => noop,
      onShown: () => noop,
      onMove: () => noop,
      openTab: noop,
      isHidden: () => false,
    },
    storage: { local: empty, session: empty },
    tabs: null,
    native: null,
    log: noop,
  }
}
