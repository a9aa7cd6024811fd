import { callEach, type Unsubscribe } from './events.ts'
import type { Feature, LifeCall, Snapshot, StepCall } from './feature.ts'
import { createTasks, type TaskHost, type Tasks } from './task.ts'

/** How long a slice outlives its last subscriber, in milliseconds, so that a remount finds it as it was. */
export const keepAlive = 1000

/** A feature at work in one client: its state, its actions and its subscribers. */
export interface Slice<State, Actions> {
  /** State, actions and calls as they are now; the same object until something changes. */
  readonly getSnapshot: () => Snapshot<State, Actions>
  /** The snapshot to hydrate from: on a server the present one, in a page the first one. */
  readonly getServerSnapshot: () => Snapshot<State, Actions>
  /** Calls `listener` after every change. One that throws does not stop the others. The first subscriber starts the feature. */
  readonly subscribe: (listener: () => void) => Unsubscribe
  /**
   * The actions as they are now. They belong to the holder of the session under whom they were read: once that is replaced, they
   * send nothing, and resolve to a failure with the code `session-changed`.
   */
  readonly actions: Actions
}

/** A slice as its client sees it. */
export interface OwnedSlice<State, Actions> extends Slice<State, Actions> {
  readonly state: () => State
  readonly hasSubscribers: () => boolean
  /** `true` if `call` was made by this slice and has not ended. */
  readonly owns: (call: object) => boolean
  /** Goes on for the present holder of the session, which a call of this slice has brought. */
  readonly keep: () => void
  /** Loads again if it has subscribers, else marks the slice stale. */
  readonly invalidate: () => void
  /** Begins anew: with the initial state, a new memory and new actions. Every call of the former ones is aborted. */
  readonly reset: () => void
  /** Ends the slice and forgets its state and memory. A new subscriber finds it as it began. */
  readonly dispose: () => void
}

/** The services of the client that a slice uses. */
export interface SliceHost<Host, Events>
  extends Pick<TaskHost<never>, 'around' | 'clock' | 'changed' | 'failed' | 'log'> {
  /** Returns the client for what is begun under the holder that a function returns. */
  readonly clientFor: (holder: () => number) => Host
  /** The present holder of the session, as far as the scope of the feature goes. */
  readonly holder: () => number
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
  const isShown = () => listeners.size > 0
  let snapshot: Snapshot<State, Actions> | undefined
  let stopStarted: Unsubscribe | undefined
  let stopTimer: Unsubscribe | undefined
  let isStale = false
  let life = begin(restored)

  // A feature may state its offer itself.
  const read = () =>
    (snapshot ??= {
      ...life.tasks.offer(),
      ...life.tasks.state(),
      ...life.actions,
      ...life.tasks.summary<Actions>(),
    } as Snapshot<State, Actions>)
  const first = read()
  let handlers: Unsubscribe[] | undefined = subscribeHandlers()

  return {
    getSnapshot: read,
    getServerSnapshot: () => (host.isServer() ? read() : first),
    get actions() {
      return life.actions
    },
    state: () => life.tasks.state(),
    hasSubscribers: isShown,
    owns: (call) => life.tasks.owns(call),
    keep() {
      life.holder = host.holder()
    },
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
      beginAnew()
      notify()
      if (stopFormer) start()
    },
    dispose() {
      stopTimer?.()
      stopStarted?.()
      stopStarted = undefined
      for (const unsubscribe of handlers ?? []) unsubscribe()
      handlers = undefined
      beginAnew()
      life.end()
    },
  }

  /** The actions with their state, calls and memory, for one holder of the session. */
  function begin(given?: Partial<State>): Life<Host, State, Actions> {
    const client = host.clientFor(() => begun.holder)
    const init = { client, options }
    const newMemory = () => feature.memory?.(init)
    let memory = newMemory()
    const tasks = createTasks<State>(
      { ...feature.state(init), ...given },
      {
        ...host,
        isOver: () => begun.holder !== host.holder(),
        notify: () => begun === life && notify(),
      },
    )
    const shared = { client, memory: () => memory, cancelAll: tasks.cancelAll }
    const actions: Actions = feature.actions({ ...tasks.tools, ...shared, isShown, actions: () => actions }, options)
    tasks.name(actions)
    const begun: Life<Host, State, Actions> = {
      tasks,
      actions,
      shared,
      holder: host.holder(),
      end() {
        memory = newMemory()
        tasks.close(feature.state(init))
      },
    }
    return begun
  }

  /** Ends what belongs to the former actions: nothing of it reaches the new state. */
  function beginAnew() {
    const { end } = life
    life = begin()
    end()
  }

  function notify() {
    snapshot = undefined
    callEach(listeners, undefined, (error) => host.log.error('A listener failed.', error))
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
    const { call, end } = life.tasks.open()
    const stopFeature = feature.start?.({ ...call, ...lifeCall() }, options)
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
    const { actions } = life
    if ('load' in actions && typeof actions.load === 'function') actions.load()
  }

  function lifeCall(): Omit<LifeCall<Host, State, Actions>, keyof StepCall<State>> {
    return { ...life.shared, actions: life.actions }
  }

  /** A disposed slice has a subscriber again. */
  function reopen() {
    life.tasks.reopen()
    return subscribeHandlers()
  }

  function subscribeHandlers() {
    return Object.keys(feature.on ?? {}).map((event) => subscribeHandler(event as keyof Events))
  }

  function subscribeHandler<Name extends keyof Events>(event: Name) {
    return host.on(event, (payload) => {
      const { call, end } = life.tasks.open()
      feature.on?.[event]?.({ ...call, ...lifeCall() }, payload)
      end()
    })
  }
}

/** The actions of a slice, and what they work on. */
interface Life<Host, State, Actions> {
  readonly tasks: Tasks<State>
  readonly actions: Actions
  readonly shared: Pick<LifeCall<Host, State, Actions>, 'client' | 'memory' | 'cancelAll'>
  /** The holder of the session that they are for. */
  holder: number
  /** Aborts every call, refuses further ones, and drops state and memory. */
  readonly end: (this: void) => void
}
