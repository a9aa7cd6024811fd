import type { Resource } from '../resources/resource.ts'
import type { Around } from './around.ts'
import { developerError } from './developer-error.ts'
import { type CoreEvents, createEmitter, type Emitter } from './events.ts'
import type { Feature, Scope } from './feature.ts'
import { createHolders, type Held } from './holder.ts'
import { createLogger, type Logger, type LogLevel } from './logger.ts'
import type { Ports } from './ports/ports.ts'
import { createSlice, keepAlive, type OwnedSlice, type Slice } from './slice.ts'

/** The key of a slice, beside the feature's options. */
export type SliceOptions<Options> = ([Options] extends [undefined] ? unknown : Exclude<Options, undefined>) & {
  /**
   * Separates two slices of the same options, such as the lists of two pickers. Default: all callers with the same options
   * share a slice. The same key with other options is logged as an error.
   */
  readonly key?: string
}

/** The options of a slice as an argument: required if the feature requires them. */
export type SliceArguments<Options> = undefined extends Options
  ? [options?: SliceOptions<Options>]
  : [options: SliceOptions<Options>]

/** State on its way from one client to another: from a server to the page it rendered. Plain JSON, free of secrets. */
export interface ClientState {
  /** The name of the client it comes from; only a client of the same name takes it. */
  readonly name: string
  /** The state of each slice, by its id. */
  readonly slices: Readonly<Record<string, object>>
}

/** The container: the only place where slices live. Two of them share nothing. */
export interface Container<Host, Events> extends Emitter<Events> {
  /** The name given to the client. */
  readonly name: string
  readonly ports: Ports
  readonly log: Logger
  /**
   * Returns the slice of a feature and its options, made on first use. Other options are another slice. Two features of one
   * name are a mistake and throw.
   */
  get<State extends object, Actions extends object, Options = undefined>(
    feature: Feature<Host, Events, State, Actions, Options>,
    ...options: SliceArguments<Options>
  ): Slice<State, Actions>
  /** Reloads what reads these resources where it is on the screen, and marks it stale elsewhere. */
  changed(resources: readonly Resource[]): void
  /**
   * The holder of the session as a number: another one if person, actor or tenant is replaced or ends, and the same while the
   * session is renewed. Key dialogs and forms over a page with it. `user` counts person and actor alone. Default `tenant`.
   */
  holder(scope?: Scope): number
  /**
   * Forgets what belongs to the user or the tenant, because the session has another holder now. The slice that `keep`, a call of
   * its own, comes from goes on. So do the steps of the sign-in at the end of a signed-out page.
   */
  forget(scope: Exclude<Scope, 'client'>, keep?: object, isSignIn?: boolean): void
  /** The state of each slice by its id, as `serializeClient` takes it. */
  states(): readonly (readonly [string, object])[]
  /** Ends every slice and aborts its calls. */
  dispose(): void
}

/** The options of a container. */
export interface ContainerOptions {
  /** The name of the client in logs and in restored state. Default `default`. */
  readonly name?: string
  /** The initial state, from `serializeClient`. */
  readonly state?: ClientState | undefined
  /** Handlers around actions, from `around`. Default: none. */
  readonly around?: readonly Around[] | undefined
  /** How much is logged. Default `warn`. */
  readonly logLevel?: LogLevel
}

/** Where the calls of a feature come from. */
export interface CallOrigin {
  /** The source that the feature names to the provider. */
  readonly source?: string | undefined
  /** Returns the holder of the session whom its calls are for. Default: the present one. */
  readonly held?: (() => Held) | undefined
}

/** Makes a container. `host` returns the client for the calls of a feature. */
export function createContainer<Host, Events extends CoreEvents>(
  options: ContainerOptions,
  ports: Ports,
  host: (origin: CallOrigin) => Host,
): Container<Host, Events> {
  const { name = 'default', around = [] } = options
  const log = createLogger(ports.log, options.logLevel ?? 'warn', `portico:${name}`)
  const restored = new Map(Object.entries(restoredState(name, options.state)))
  const emitter = createEmitter<Events>((error) => log.error('A listener failed.', error))
  const entries = new Map<string, Entry>()
  const reported = new Set<string>()
  const holders = createHolders()

  return {
    ...emitter,
    name,
    ports,
    log,
    get<State extends object, Actions extends object, Options>(
      feature: Feature<Host, Events, State, Actions, Options>,
      ...[sliceOptions]: SliceArguments<Options>
    ): Slice<State, Actions> {
      const { base, id, options } = sliceId(feature, sliceOptions)
      const isShared = id === feature.name
      const found = entries.get(id)
      if (found) {
        if (found.feature !== feature) {
          throw developerError('feature-name-taken', `Two features are named "${feature.name}": rename one`)
        }
        if (options !== '[]' && options !== found.options) reportOptions(base + options)
        // An entry holds the slice of its own feature.
        return found.slice as OwnedSlice<State, Actions>
      }
      const inUse = (used: boolean) => {
        if (used) {
          if (!entries.has(id)) entries.set(id, entry)
        } else if (!isShared && entries.get(id) === entry) {
          entries.delete(id)
          entry.dispose()
        }
      }
      const slice = createSlice(
        feature,
        // A caller without types may leave out options that are required: a read then fails, and nothing throws in a render.
        (sliceOptions ?? {}) as Options,
        {
          clientFor: (holder) => {
            const { source, scope } = feature
            return host({ source, ...(scope !== 'client' && { held: () => ({ scope, holder: holder() }) }) })
          },
          holder: () => holders.of(feature.scope),
          clock: ports.clock,
          log,
          on: emitter.on,
          changed,
          failed: (action, { code, status, traceId }) =>
            emitter.emit('failed', { code, status, traceId, feature: feature.name, action }),
          around: (action) =>
            around.flatMap((one) => (one.feature === feature.name ? one.of(action, sliceOptions ?? {}, log) : [])),
          inUse,
          isServer: () => !ports.page.url(),
        },
        restored.get(id),
      )
      let stopTimer = () => {}
      const dispose = () => {
        stopTimer()
        slice.dispose()
      }
      const entry: Entry = { feature, slice, base, options, dispose }
      if (base !== feature.name && [...entries.values()].some((one) => one.base === base)) reportOptions(base + options)
      entries.set(id, entry)
      restored.delete(id)
      if (!isShared) stopTimer = ports.clock.after(keepAlive, () => slice.hasSubscribers() || inUse(false))
      return slice
    },
    changed,
    holder: (scope = 'tenant') => holders.of(scope),
    forget(scope, keep, isSignIn) {
      holders.replace(scope)
      for (const { feature, slice } of entries.values()) {
        const goes = feature.scope === 'tenant' || (feature.scope === 'user' && scope === 'user')
        if (!goes) continue
        if ((isSignIn && feature.isSignIn) || (keep && slice.owns(keep))) slice.keep()
        else slice.reset()
      }
      emitter.emit('holderChanged', holders.of('tenant'))
    },
    states: () => [...entries].map(([id, { slice }]) => [id, slice.state()]),
    dispose() {
      for (const { dispose } of entries.values()) dispose()
      entries.clear()
    },
  }

  /** Logs two sets of options under one key: one of the two callers expects the slice of the other. */
  function reportOptions(asked: string) {
    if (reported.has(asked)) return
    reported.add(asked)
    log.error(`Another caller has other options than ${asked}: give each a key of its own (options-differ).`)
  }

  function changed(resources: readonly Resource[]) {
    for (const { feature, slice } of entries.values()) {
      if (feature.reads?.some((resource) => resources.includes(resource))) slice.invalidate()
    }
  }
}

/** A slice with as much of its feature as the container needs. */
interface Entry {
  readonly feature: {
    readonly name: string
    readonly scope: Scope
    readonly isSignIn?: true
    readonly reads?: readonly Resource[]
  }
  readonly slice: OwnedSlice<object, object>
  /** The feature and the key, which slices of different options have in common. */
  readonly base: string
  /** The options that it was made with. */
  readonly options: string
  /** Disposes of the slice and of the timer that waits for its first subscriber. */
  readonly dispose: (this: void) => void
}

function restoredState(name: string, state: ClientState | undefined): ClientState['slices'] {
  if (!state) return {}
  if (state.name !== name) throw developerError('store-name-mismatch', 'Mismatch in store names')
  return state.slices
}

/** A slice is found by its `id`. Slices of one `base` have the feature and the key in common. */
interface SliceId {
  readonly base: string
  readonly id: string
  /** All options as text; `[]` without any. */
  readonly options: string
}

/** Returns the id of a slice: the name of its feature, its key and the options that identify it, in any order. */
function sliceId<Options>(
  { name, identity }: Pick<Feature<never, never, object, object, Options>, 'name' | 'identity'>,
  { key, ...given }: { readonly key?: string } = {},
): SliceId {
  const base = key === undefined ? name : `${name}/${encodeURIComponent(key)}`
  const options = textOf(given)
  // The type of a feature's options excludes `key`, so what is left are its options.
  const read = identity ? textOf(identity(given as Exclude<Options, undefined>)) : options
  return { base, id: read === '[]' ? base : base + read, options }
}

function textOf(options: object): string {
  return JSON.stringify(
    Object.entries(options)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}
