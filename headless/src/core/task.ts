import type { Resource } from '../resources/resource.ts'
import type { CallHandlers } from './around.ts'
import { PorticoError, toPorticoError } from './errors.ts'
import type { ActionTools, CallSummary, Offered, Patch, StepCall, TaskCall, TaskMode, TaskOptions } from './feature.ts'
import { sessionChanged } from './holder.ts'
import type { Logger } from './logger.ts'
import type { CallState, Outcome } from './outcome.ts'
import type { Clock } from './ports/ports.ts'
import { isRecord, sameData } from './record.ts'
import { sleep } from './sleep.ts'

/** The services that the calls of a slice use. */
export interface TaskHost<State> {
  readonly clock: Clock
  /** Receives faults in a feature's own code. */
  readonly log: Logger
  readonly notify: (this: void, state?: State) => void
  /** Called with the resources a call has changed. */
  readonly changed: (resources: readonly Resource[]) => void
  /** Returns the handlers of the application around an action. */
  readonly around: (action: string) => readonly CallHandlers[]
  /** Called after a call has failed. `action` is empty for work that is no action. */
  readonly failed: (action: string, error: PorticoError) => void
  /** `true` once the session has another holder than the one these calls are for. */
  readonly isOver: () => boolean
}

/** The state of a slice together with the calls that write to it. */
export interface Tasks<State> {
  readonly tools: Omit<ActionTools<unknown, State>, 'client' | 'memory' | 'actions' | 'isShown'>
  /** Names the actions after their keys, which are the keys of `calls` too. */
  readonly name: (actions: object) => void
  /** The state as it is shown. */
  readonly state: () => State
  readonly summary: <Actions>() => CallSummary<Actions>
  /** The offer of the action `load`; nothing of a feature without it. */
  readonly offer: () => Partial<Offered>
  /** Opens a call that lasts until `end`. */
  readonly open: () => { readonly call: StepCall<State>; readonly end: () => void }
  /** `true` if `call` was made here and has not ended. */
  readonly owns: (call: object) => boolean
  /** Aborts every call and clears their errors. */
  readonly cancelAll: () => void
  /** Aborts every call, replaces the state, and refuses further calls. */
  readonly close: (state: State) => void
  /** Accepts calls again after `close`. */
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
  let isOffered: boolean | null = null
  const running = new Set<Run>()

  const tools: Tasks<State>['tools'] = {
    task<Value, Input = void>(
      mode: TaskMode,
      work: (call: TaskCall<State>, input: Input) => Promise<Value>,
      options: TaskOptions = {},
    ) {
      const action = (input: Input): Promise<Outcome<Value>> => {
        if (host.isOver()) return Promise.resolve({ ok: false, reason: 'failed', error: sessionChanged() })
        if (isClosed) return Promise.resolve(canceled)
        const group = options.group ?? action
        const same = [...running].filter((run) => run.group === group)
        // Runs of one action all resolve to the value of that action's own work.
        if (mode === 'single' && same[0]) return same[0].promise as Promise<Outcome<Value>>
        if (mode === 'latest') for (const run of same) run.finish(canceled)
        return start(action, group, work, options, input, mode === 'parallel')
      }
      names.set(action, '')
      return action
    },
    step(work) {
      return (input) => {
        if (host.isOver() || isClosed) return
        const { call, end } = open()
        work(call, input)
        end()
      }
    },
    cancelAll,
    state: () => shown,
    calls: () => calls,
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
      ({ isPending: running.size > 0, error: failures.at(-1)?.error ?? null, calls }) as CallSummary<Actions>,
    offer: () => ('load' in calls ? { isOffered } : {}),
    open,
    owns: (call) => [...running].some((run) => run.call === call),
    cancelAll,
    close(state) {
      isClosed = true
      confirmed = state
      cancelAll()
    },
    reopen() {
      isClosed = false
    },
  }

  function start<Value, Input>(
    action: unknown,
    group: unknown,
    work: (call: TaskCall<State>, input: Input) => Promise<Value>,
    options: TaskOptions,
    input: Input,
    isParallel: boolean,
  ): Promise<Outcome<Value>> {
    const name = names.get(action) ?? ''
    const handlers = host.around(name)
    const aborter = new AbortController()
    const { signal } = aborter
    const { call: writer, end } = open()
    const show = (patch: Patch<State>, isKept: boolean) => {
      if (!running.has(run)) return
      changes = [...changes, { call, patch, isKept }]
      render()
    }
    const call: TaskCall<State> = {
      ...writer,
      signal,
      delay: (ms) => sleep(host.clock, ms, signal),
      cancelOthers() {
        for (const other of [...running]) if (other !== run) other.finish(canceled)
      },
      optimistic: (patch) => show(patch, true),
      meanwhile: (patch) => show(patch, false),
    }
    let resolve: (outcome: Outcome<Value>) => void = () => {}
    const promise = new Promise<Outcome<Value>>((fulfil) => {
      resolve = fulfil
    })
    const finish = (outcome: Outcome<Value>) => {
      if (!running.delete(run)) return
      end()
      if (!outcome.ok) aborter.abort()
      closeChanges(call, outcome.ok)
      publish(run, outcome)
      resolve(outcome)
      if (outcome.ok && options.changes) host.changed(options.changes)
      if ('error' in outcome) host.failed(name, outcome.error)
      for (const { after } of handlers) after(input, outcome)
    }
    const run: Run = { action, group, inputs: isParallel ? [input] : [], call, promise, finish }
    const begin = async () => {
      for (const { before } of handlers) await before(input, signal)
      return work(call, input)
    }
    running.add(run)
    publish(run)
    begin().then(
      (value) => finish({ ok: true, value }),
      (thrown: unknown) => finish(toOutcome(thrown)),
    )
    return promise
  }

  /** Updates `calls` and `error` when a call begins or has ended. A task without a name has its error in `error` alone. */
  function publish({ action, group, inputs }: Run, outcome?: Outcome<unknown>) {
    const dropped = failures.filter((failure) => failure.group === group && isSameRow(failure.inputs, inputs))
    failures = failures.filter((failure) => !dropped.includes(failure))
    if (outcome && 'error' in outcome) failures = [...failures, { action, group, inputs, error: outcome.error }]
    if (names.get(action) === 'load' && outcome && (outcome.ok || 'error' in outcome))
      isOffered = outcome.ok || outcome.error.status !== 501
    for (const other of dropped) publishCalls(other.action)
    publishCalls(action, outcome)
    render()
  }

  function publishCalls(action: unknown, outcome?: Outcome<unknown>) {
    const name = names.get(action)
    if (name) calls = { ...calls, [name]: callState(action, outcome) }
  }

  function callState(action: unknown, outcome: Outcome<unknown> | undefined): CallState {
    const present = [...running].filter((run) => run.action === action)
    const left = failures.filter((failure) => failure.action === action)
    return {
      status: present.length > 0 ? 'pending' : left.length > 0 ? 'failed' : outcome?.ok ? 'succeeded' : 'idle',
      error: left.at(-1)?.error ?? null,
      pending: present.flatMap((run) => run.inputs),
      failed: left.flatMap(({ inputs, error }) => inputs.map((input) => ({ input, error }))),
    }
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
    if (keep) confirmed = own.filter(({ isKept }) => isKept).reduce(applied, confirmed)
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
    for (const run of [...running]) run.finish(canceled)
    failures = []
    calls = Object.fromEntries(Object.keys(calls).map((name) => [name, idle]))
    render()
  }
}

/** A call in progress, with its promise. */
interface Run {
  readonly action: unknown
  /** The name of its group, else the action itself. */
  readonly group: unknown
  /** The input of an action that runs in parallel; empty for any other, because it may be a password. */
  readonly inputs: readonly unknown[]
  readonly call: object
  readonly promise: Promise<Outcome<unknown>>
  readonly finish: (outcome: typeof canceled) => void
}

/** A patch over the confirmed state and the call it belongs to. */
interface Change<State> {
  readonly call: object
  readonly patch: Patch<State>
  /** `true` if success folds it into the confirmed state. */
  readonly isKept: boolean
}

/** A call of an action that has failed and has not been made again. */
interface Failure extends Pick<Run, 'action' | 'group' | 'inputs'> {
  readonly error: PorticoError
}

const canceled = { ok: false, reason: 'canceled' } as const
const idle: CallState = { status: 'idle', error: null, pending: [], failed: [] }

function patched<State>(state: State, patch: Patch<State>): State {
  return { ...state, ...(typeof patch === 'function' ? patch(state) : patch) }
}

/** `true` if two inputs have the same id or, without ids, equal data. */
function isSameRow([one]: readonly unknown[], [other]: readonly unknown[]): boolean {
  const byId = isRecord(one) && isRecord(other) && 'id' in one && 'id' in other
  return byId ? one['id'] === other['id'] : sameData(one, other)
}

function isCancellation(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown.name === 'AbortError' || ('code' in thrown && thrown.code === 'redirected'))
}
