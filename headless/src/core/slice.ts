import type { Unsubscribe } from './events.ts'
import type { Feature, LifeCall, Snapshot, StepCall } from './feature.ts'
import { createTasks, type TaskHost } from './task.ts'

/** How long a slice outlives its last subscriber, in milliseconds, so that a remount finds it as it was. */
export const keepAlive = 1000

/** A feature at work in one client: its state, its actions and who listens. */
export interface Slice<State, Actions> {
  /** State, actions and calls as they are now; the same object until something changes. */
  readonly getSnapshot: () => Snapshot<State, Actions>
  /** What a server renders: on it, what is known now; in a page, what the slice began with. */
  readonly getServerSnapshot: () => Snapshot<State, Actions>
  /** Hears of every change. The first subscriber starts the feature. */
  readonly subscribe: (listener: () => void) => Unsubscribe
  /** The actions alone. */
  readonly actions: Actions
}

/** A slice as its client sees it. */
export interface OwnedSlice<State, Actions> extends Slice<State, Actions> {
  /** The state alone. */
  readonly state: () => State
  /** Whether anyone listens. */
  readonly isHeard: () => boolean
  /** Whether `call` is one of this slice's. */
  readonly owns: (call: object) => boolean
  /** Loads again what is on the screen, or marks it stale. */
  readonly invalidate: () => void
  /** Back to the state to begin with; every call is aborted. */
  readonly reset: () => void
  /** Ends the slice and forgets its state. Who looks at it again finds it as it began. */
  readonly dispose: () => void
}

/** What a slice needs of the client it lives in. */
export interface SliceHost<Host, Events> extends Pick<TaskHost<never>, 'clock' | 'changed' | 'log'> {
  /** The client handed to the feature. */
  readonly client: Host
  /** Listens to an event of the client. */
  readonly on: <Name extends keyof Events>(event: Name, listener: (payload: Events[Name]) => void) => Unsubscribe
  /** Whether this is a server, which has no page. */
  readonly isServer: () => boolean
  /** Told when the first subscriber comes, and when the slice has been without one for {@link keepAlive}. */
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
  const begin = () => feature.state({ client: host.client, options })
  let snapshot: Snapshot<State, Actions> | undefined
  let stopStarted: Unsubscribe | undefined
  let stopTimer: Unsubscribe | undefined
  let isStale = false

  const tasks = createTasks<State>({ ...begin(), ...restored }, { ...host, notify })
  const actions = feature.actions({ client: host.client, ...tasks.tools }, options)
  tasks.name(actions)

  const read = () => (snapshot ??= { ...tasks.state(), ...actions, ...tasks.summary<Actions>() })
  const atBirth = read()
  let listening: Unsubscribe[] | undefined = hearing()

  return {
    getSnapshot: read,
    getServerSnapshot: () => (host.isServer() ? read() : atBirth),
    actions,
    state: tasks.state,
    isHeard: () => listeners.size > 0,
    owns: tasks.owns,
    subscribe(listener) {
      const own = () => listener()
      listeners.add(own)
      if (listeners.size === 1) begun()
      return () => {
        if (listeners.delete(own) && listeners.size === 0) stopTimer = host.clock.after(keepAlive, stop)
      }
    },
    invalidate() {
      if (listeners.size > 0) load()
      else isStale = true
    },
    reset() {
      const wasStarted = stopStarted !== undefined
      stopStarted?.()
      stopStarted = undefined
      tasks.reset(begin())
      if (wasStarted) start()
    },
    dispose() {
      stopTimer?.()
      stopStarted?.()
      stopStarted = undefined
      for (const unsubscribe of listening ?? []) unsubscribe()
      listening = undefined
      tasks.close(begin())
    },
  }

  function notify() {
    snapshot = undefined
    for (const listener of listeners) listener()
  }

  function begun() {
    stopTimer?.()
    listening ??= reopened()
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
    return { client: host.client, actions, cancelAll: tasks.cancelAll }
  }

  /** A slice that was given up is looked at again. */
  function reopened() {
    tasks.reopen()
    return hearing()
  }

  function hearing() {
    return Object.keys(feature.on ?? {}).map((event) => listenTo(event as keyof Events))
  }

  function listenTo<Name extends keyof Events>(event: Name) {
    return host.on(event, (payload) => {
      const { call, end } = tasks.open()
      feature.on?.[event]?.({ ...call, ...life() }, payload)
      end()
    })
  }
}
