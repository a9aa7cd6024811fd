import type { Unsubscribe } from './events.ts'
import type { Feature, LifeCall, Snapshot, StepCall } from './feature.ts'
import { createTasks, type TaskHost } from './task.ts'

/** How long a slice outlives its last subscriber, in milliseconds, so that a remount finds it as it was. */
export const keepAlive = 1000

/** A feature at work in one client: its state, its actions and its subscribers. */
export interface Slice<State, Actions> {
  /** State, actions and calls as they are now; the same object until something changes. */
  readonly getSnapshot: () => Snapshot<State, Actions>
  /** The snapshot to hydrate from: on a server the present one, in a page the first one. */
  readonly getServerSnapshot: () => Snapshot<State, Actions>
  /** Calls `listener` after every change. The first subscriber starts the feature. */
  readonly subscribe: (listener: () => void) => Unsubscribe
  readonly actions: Actions
}

/** A slice as its client sees it. */
export interface OwnedSlice<State, Actions> extends Slice<State, Actions> {
  readonly state: () => State
  readonly hasSubscribers: () => boolean
  /** `true` if `call` was made by this slice and has not ended. */
  readonly owns: (call: object) => boolean
  /** Loads again if it has subscribers, else marks the slice stale. */
  readonly invalidate: () => void
  /** Back to the initial state and a new memory; every call is aborted. */
  readonly reset: () => void
  /** Ends the slice and forgets its state and memory. A new subscriber finds it as it began. */
  readonly dispose: () => void
}

/** The services of the client that a slice uses. */
export interface SliceHost<Host, Events>
  extends Pick<TaskHost<never>, 'around' | 'clock' | 'changed' | 'failed' | 'log'> {
  readonly client: Host
  /** Subscribes to an event of the client. */
  readonly on: <Name extends keyof Events>(event: Name, listener: (payload: Events[Name]) => void) => Unsubscribe
  /** `true` on a server, which has no page. */
  readonly isServer: () => boolean
  /** Called with the first subscriber, and once the slice has had none for {@link keepAlive}. */
  readonly inUse: (inUse: boolean) => void
}

/** Makes the slice of a feature. `restored` is state brought over from a server. */
export function createSlice<Host, Events, State extends object, Actions extends object, Options>(
  feature: Feature<Host, Events, State, Actions, Options>,
  options: Options,
  host: SliceHost<Host, Events>,
  restored: Partial<State> | undefined,
): OwnedSlice<State, Actions> {
  const listeners = new Set<() => void>()
  const init = { client: host.client, options }
  const initial = () => feature.state(init)
  const newMemory = () => feature.memory?.(init)
  let memory = newMemory()
  let snapshot: Snapshot<State, Actions> | undefined
  let stopStarted: Unsubscribe | undefined
  let stopTimer: Unsubscribe | undefined
  let isStale = false

  const tasks = createTasks<State>({ ...initial(), ...restored }, { ...host, notify })
  const shared = { client: host.client, memory: () => memory, cancelAll: tasks.cancelAll }
  const isShown = () => listeners.size > 0
  const actions: Actions = feature.actions({ ...tasks.tools, ...shared, isShown, actions: () => actions }, options)
  tasks.name(actions)

  const read = () => (snapshot ??= { ...tasks.state(), ...actions, ...tasks.summary<Actions>() })
  const first = read()
  let handlers: Unsubscribe[] | undefined = subscribeHandlers()

  return {
    getSnapshot: read,
    getServerSnapshot: () => (host.isServer() ? read() : first),
    actions,
    state: tasks.state,
    hasSubscribers: isShown,
    owns: tasks.owns,
    subscribe(listener) {
      const own = () => listener()
      listeners.add(own)
      if (listeners.size === 1) firstSubscribed()
      return () => {
        const isLast = listeners.delete(own) && listeners.size === 0
        if (isLast && handlers) stopTimer = host.clock.after(keepAlive, stop)
      }
    },
    invalidate() {
      if (isShown()) load()
      else isStale = true
    },
    reset() {
      const stopFormer = stopStarted
      stopFormer?.()
      stopStarted = undefined
      memory = newMemory()
      tasks.reset(initial())
      if (stopFormer) start()
    },
    dispose() {
      stopTimer?.()
      stopStarted?.()
      stopStarted = undefined
      for (const unsubscribe of handlers ?? []) unsubscribe()
      handlers = undefined
      memory = newMemory()
      tasks.close(initial())
    },
  }

  function notify() {
    snapshot = undefined
    for (const listener of listeners) listener()
  }

  function firstSubscribed() {
    stopTimer?.()
    handlers ??= reopen()
    host.inUse(true)
    if (!stopStarted) start()
    else if (isStale) load()
  }

  function start() {
    isStale = false
    const { call, end } = tasks.open()
    const stopFeature = feature.start?.({ ...call, ...life() }, options)
    stopStarted = () => {
      end()
      stopFeature?.()
    }
  }

  function stop() {
    stopStarted?.()
    stopStarted = undefined
    host.inUse(false)
  }

  function load() {
    isStale = false
    if ('load' in actions && typeof actions.load === 'function') actions.load()
  }

  function life(): Omit<LifeCall<Host, State, Actions>, keyof StepCall<State>> {
    return { ...shared, actions }
  }

  /** A disposed slice has a subscriber again. */
  function reopen() {
    tasks.reopen()
    return subscribeHandlers()
  }

  function subscribeHandlers() {
    return Object.keys(feature.on ?? {}).map((event) => subscribeHandler(event as keyof Events))
  }

  function subscribeHandler<Name extends keyof Events>(event: Name) {
    return host.on(event, (payload) => {
      const { call, end } = tasks.open()
      feature.on?.[event]?.({ ...call, ...life() }, payload)
      end()
    })
  }
}
