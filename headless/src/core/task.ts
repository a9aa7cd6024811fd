import { PorticoError, toPorticoError } from './errors.ts'
import type { ActionTools, CallSummary, Patch, StepCall, TaskCall, TaskMode, TaskOptions } from './feature.ts'
import type { Logger } from './logger.ts'
import type { CallState, Outcome } from './outcome.ts'
import type { Clock } from './ports/ports.ts'
import { isRecord } from './record.ts'
import { sameData } from './same-members.ts'
import { sleep } from './sleep.ts'

/** What the calls of a slice need of it. */
export interface TaskHost<State> {
  /** Time, for {@link TaskCall.delay}. */
  readonly clock: Clock
  /** Where a fault in a feature's own code is told. */
  readonly log: Logger
  /** Told after every change. */
  readonly notify: (this: void, state?: State) => void
  /** Told which resources a call has changed. */
  readonly changed: (resources: readonly string[]) => void
}

/** The state of a slice together with the calls that write to it. */
export interface Tasks<State> {
  /** What a feature builds its actions from. */
  readonly tools: Omit<ActionTools<unknown, State>, 'client'>
  /** Gives the actions their names, under which their calls are told. */
  readonly name: (actions: object) => void
  /** The state as it is shown. */
  readonly state: () => State
  /** How the calls stand. */
  readonly summary: <Actions>() => CallSummary<Actions>
  /** Opens a call that lasts until it is ended. */
  readonly open: () => { readonly call: StepCall<State>; readonly end: () => void }
  /** Whether `call` was handed out here and has not ended. */
  readonly owns: (call: object) => boolean
  /** Aborts every call and clears their errors. */
  readonly cancelAll: () => void
  /** Aborts every call and begins again with `state`. */
  readonly reset: (state: State) => void
  /** As {@link Tasks.reset}, and lets no other call begin. */
  readonly close: (state: State) => void
  /** Lets calls begin again. */
  readonly reopen: () => void
}

/** Makes the one place from which a slice's state is written: calls, each with a `set` of its own. */
export function createTasks<State extends object>(initial: State, host: TaskHost<State>): Tasks<State> {
  let confirmed = initial
  let shown = initial
  let changes: readonly Change<State>[] = []
  let calls: Readonly<Record<string, CallState>> = {}
  let isClosed = false
  const names = new Map<unknown, string>()
  let failures: readonly Failure[] = []
  const flights = new Set<Flight>()

  const tools: Tasks<State>['tools'] = {
    task<Value, Input = void>(
      mode: TaskMode,
      work: (call: TaskCall<State>, input: Input) => Promise<Value>,
      options: TaskOptions = {},
    ) {
      const action = (input: Input): Promise<Outcome<Value>> => {
        if (isClosed) return Promise.resolve(canceled)
        const same = flightsOf(action)
        // Flights of one action all resolve to the value of that action's own work.
        if (mode === 'single' && same[0]) return same[0].promise as Promise<Outcome<Value>>
        if (mode === 'latest') for (const flight of same) flight.settle(canceled)
        return fly(action, work, options, input, mode === 'parallel')
      }
      names.set(action, '')
      return action
    },
    step(work) {
      return (input) => {
        const { call, end } = open()
        work(call, input)
        end()
      }
    },
    cancelAll,
    state: () => shown,
  }

  return {
    tools,
    name(actions) {
      for (const [name, action] of Object.entries(actions)) {
        if (!names.has(action)) continue
        names.set(action, name)
        calls = { ...calls, [name]: idle }
      }
    },
    state: tools.state,
    // The names in `calls` are those of the actions, by `name` above.
    summary: <Actions>() =>
      ({ isPending: flights.size > 0, error: failures.at(-1)?.error ?? null, calls }) as CallSummary<Actions>,
    open,
    owns: (call) => [...flights].some((flight) => flight.call === call),
    cancelAll,
    reset,
    close(state) {
      isClosed = true
      reset(state)
    },
    reopen() {
      isClosed = false
    },
  }

  function reset(state: State) {
    confirmed = state
    cancelAll()
  }

  function fly<Value, Input>(
    action: unknown,
    work: (call: TaskCall<State>, input: Input) => Promise<Value>,
    options: TaskOptions,
    input: Input,
    isParallel: boolean,
  ): Promise<Outcome<Value>> {
    const aborter = new AbortController()
    const { signal } = aborter
    const { call: writer, end } = open()
    const call: TaskCall<State> = {
      ...writer,
      signal,
      delay: (ms) => sleep(host.clock, ms, signal),
      cancelOthers() {
        for (const other of [...flights]) if (other !== flight) other.settle(canceled)
      },
      optimistic(patch) {
        if (!flights.has(flight)) return
        changes = [...changes, { call, patch }]
        render()
      },
    }
    let resolve: (outcome: Outcome<Value>) => void = () => {}
    const promise = new Promise<Outcome<Value>>((settled) => {
      resolve = settled
    })
    const settle = (outcome: Outcome<Value>) => {
      if (!flights.delete(flight)) return
      end()
      if (!outcome.ok) aborter.abort()
      closeChanges(call, outcome.ok)
      publish(flight, outcome)
      resolve(outcome)
      if (outcome.ok && options.changes) host.changed(options.changes)
    }
    const flight: Flight = { action, inputs: isParallel ? [input] : [], call, promise, settle }
    flights.add(flight)
    publish(flight)
    run().then(
      (value) => settle({ ok: true, value }),
      (thrown: unknown) => settle(toOutcome(thrown)),
    )
    return promise

    async function run() {
      return work(call, input)
    }
  }

  /** Brings `calls` up to date with a call that begins or has ended. */
  function publish({ action, inputs }: Flight, outcome?: Outcome<unknown>) {
    const name = names.get(action)
    if (!name) return render()
    failures = failures.filter((failure) => failure.name !== name || !isSameRow(failure.inputs, inputs))
    if (outcome && 'error' in outcome) failures = [...failures, { name, inputs, error: outcome.error }]
    const flying = flightsOf(action)
    const left = failures.filter((failure) => failure.name === name)
    calls = {
      ...calls,
      [name]: {
        status: flying.length > 0 ? 'pending' : left.length > 0 ? 'failed' : outcome?.ok ? 'succeeded' : 'idle',
        error: left.at(-1)?.error ?? null,
        pending: flying.flatMap((flight) => flight.inputs),
        failed: left.flatMap(({ inputs, error }) => inputs.map((input) => ({ input, error }))),
      },
    }
    render()
  }

  function toOutcome(thrown: unknown): Outcome<never> {
    if (isCancellation(thrown)) return canceled
    if (!(thrown instanceof PorticoError)) host.log.error('A feature failed.', thrown)
    return { ok: false, reason: 'failed', error: toPorticoError(thrown) }
  }

  function open() {
    let isOpen = true
    const call: StepCall<State> = {
      state: () => shown,
      set(patch) {
        if (!isOpen) return
        confirmed = patched(confirmed, patch)
        render()
      },
    }
    return {
      call,
      end() {
        isOpen = false
      },
    }
  }

  function closeChanges(call: object, keep: boolean) {
    const own = changes.filter((change) => change.call === call)
    changes = changes.filter((change) => change.call !== call)
    if (keep) confirmed = own.reduce(applied, confirmed)
  }

  function render() {
    shown = changes.reduce(applied, confirmed)
    host.notify()
  }

  function applied(state: State, { patch }: Change<State>): State {
    try {
      return patched(state, patch)
    } catch (error) {
      host.log.error('An optimistic change failed.', error)
      return state
    }
  }

  function cancelAll() {
    for (const flight of [...flights]) flight.settle(canceled)
    failures = []
    calls = Object.fromEntries(Object.keys(calls).map((name) => [name, idle]))
    render()
  }

  function flightsOf(action: unknown) {
    return [...flights].filter((flight) => flight.action === action)
  }
}

/** A call in flight. */
interface Flight {
  readonly action: unknown
  /** Its input, if the action runs in parallel: of any other it may be a password. */
  readonly inputs: readonly unknown[]
  readonly call: object
  readonly promise: Promise<Outcome<unknown>>
  readonly settle: (outcome: typeof canceled) => void
}

/** An optimistic change and the call it belongs to. */
interface Change<State> {
  readonly call: object
  readonly patch: Patch<State>
}

/** A call of an action that has failed and has not been made again. */
interface Failure extends Pick<Flight, 'inputs'> {
  readonly name: string
  readonly error: PorticoError
}

const canceled = { ok: false, reason: 'canceled' } as const
const idle: CallState = { status: 'idle', error: null, pending: [], failed: [] }

function patched<State>(state: State, patch: Patch<State>): State {
  return { ...state, ...(typeof patch === 'function' ? patch(state) : patch) }
}

/** Whether two inputs are of the same row: by their ids, or because they say the same. */
function isSameRow([one]: readonly unknown[], [other]: readonly unknown[]): boolean {
  const byId = isRecord(one) && isRecord(other) && 'id' in one && 'id' in other
  return byId ? one['id'] === other['id'] : sameData(one, other)
}

function isCancellation(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown.name === 'AbortError' || ('code' in thrown && thrown.code === 'redirected'))
}
