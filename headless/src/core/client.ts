import { PorticoError } from './errors.ts'
import { type CoreEvents, createEmitter, type Emitter } from './events.ts'
import type { Feature, Scope } from './feature.ts'
import { createLogger, type Logger, type LogLevel } from './logger.ts'
import type { Ports } from './ports/ports.ts'
import type { Resource } from './resource.ts'
import { createSlice, keepAlive, type OwnedSlice, type Slice } from './slice.ts'

/** The key of a slice, beside the feature's options. */
export type SliceOptions<Options> = ([Options] extends [undefined] ? unknown : Exclude<Options, undefined>) & {
  /** Names one of several slices of a feature. Default: the slice without a key. */
  readonly key?: string
}

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
  /** The slice of a feature, made on first use. Two features of one name are a mistake and throw. */
  get<State extends object, Actions extends object, Options = undefined>(
    feature: Feature<Host, Events, State, Actions, Options>,
    options?: SliceOptions<Options>,
  ): Slice<State, Actions>
  /** Reloads what reads these resources where it is on the screen, and marks it stale elsewhere. */
  changed(resources: readonly Resource[]): void
  /** Forgets what belongs to the user or the tenant, except in the slice that `keep`, a call of its own, comes from. */
  forget(scope: Exclude<Scope, 'client'>, keep?: object): void
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
  /** How much is logged. Default `warn`. */
  readonly logLevel?: LogLevel
}

/** Makes a container. `host` returns the client for features of a source. */
export function createContainer<Host, Events extends CoreEvents>(
  options: ContainerOptions,
  ports: Ports,
  host: (source?: 'admin-portal') => Host,
): Container<Host, Events> {
  const name = options.name ?? 'default'
  const log = createLogger(ports.log, options.logLevel ?? 'warn', `portico:${name}`)
  const restored = new Map(Object.entries(restoredState(name, options.state)))
  const emitter = createEmitter<Events>((error) => log.error('A listener failed.', error))
  const entries = new Map<string, Entry>()

  return {
    ...emitter,
    name,
    ports,
    log,
    get<State extends object, Actions extends object, Options>(
      feature: Feature<Host, Events, State, Actions, Options>,
      sliceOptions?: SliceOptions<Options>,
    ): Slice<State, Actions> {
      const key = sliceOptions?.key
      const isKeyed = key !== undefined
      const id = isKeyed ? `${feature.name}/${key}` : feature.name
      const found = entries.get(id)
      if (found) {
        if (found.feature !== feature) {
          throw new PorticoError('feature-name-taken', `Two features are named "${feature.name}": rename one`)
        }
        // An entry holds the slice of its own feature.
        return found.slice as OwnedSlice<State, Actions>
      }
      const inUse = (used: boolean) => {
        if (used) {
          if (!entries.has(id)) entries.set(id, entry)
        } else if (isKeyed && entries.get(id) === entry) {
          entries.delete(id)
          slice.dispose()
        }
      }
      const slice = createSlice(
        feature,
        sliceOptions as Options,
        {
          client: host(feature.source),
          clock: ports.clock,
          log,
          on: emitter.on,
          changed,
          failed: (action, { code, status, traceId }) =>
            emitter.emit('failed', { code, status, traceId, feature: feature.name, action }),
          inUse,
          isServer: () => !ports.page.url(),
        },
        restored.get(id),
      )
      const entry: Entry = { feature, slice }
      entries.set(id, entry)
      restored.delete(id)
      if (isKeyed) ports.clock.after(keepAlive, () => slice.hasSubscribers() || inUse(false))
      return slice
    },
    changed,
    forget(scope, keep) {
      for (const { feature, slice } of entries.values()) {
        const goes = feature.scope === 'tenant' || (feature.scope === 'user' && scope === 'user')
        if (goes && !(keep && slice.owns(keep))) slice.reset()
      }
    },
    states: () => [...entries].map(([id, { slice }]) => [id, slice.state()]),
    dispose() {
      for (const { slice } of entries.values()) slice.dispose()
      entries.clear()
    },
  }

  function changed(resources: readonly Resource[]) {
    for (const { feature, slice } of entries.values()) {
      if (feature.reads?.some((resource) => resources.includes(resource))) slice.invalidate()
    }
  }
}

/** A slice with as much of its feature as the container needs. */
interface Entry {
  readonly feature: { readonly name: string; readonly scope: Scope; readonly reads?: readonly Resource[] }
  readonly slice: OwnedSlice<object, object>
}

function restoredState(name: string, state: ClientState | undefined): ClientState['slices'] {
  if (!state) return {}
  if (state.name !== name) throw new PorticoError('store-name-mismatch', 'Mismatch in store names')
  return state.slices
}
