import type { Unsubscribe } from './events.ts'
import type { CallState, Failed, Outcome } from './outcome.ts'

/** Whose data a feature holds. It is forgotten when that goes: a tenant's with the tenant or its user. */
export type Scope = 'client' | 'user' | 'tenant'

/**
 * What happens when a task is called while it still runs: `latest` aborts the older call, `single` joins it,
 * `parallel` lets both run.
 */
export type TaskMode = 'latest' | 'single' | 'parallel'

/** A change to the state: the members that change, or a function from the confirmed state to them. */
export type Patch<State> = Partial<State> | ((state: State) => Partial<State>)

/** What writes to the state. It belongs to one call and does nothing once that call has ended or was aborted. */
export type Setter<State> = (patch: Patch<State>) => void

/** What a step is given. */
export interface StepCall<State> {
  /** Writes to the state. */
  readonly set: Setter<State>
  /** The state as it is shown now. */
  readonly state: () => State
}

/** What a task is given: the means of one call. All of them stop working when it is aborted. */
export interface TaskCall<State> extends StepCall<State> {
  /** Aborted when the call is superseded, canceled or forgotten. Hand it to every request. */
  readonly signal: AbortSignal
  /** Waits `ms` milliseconds; an abort ends the wait and the call. */
  readonly delay: (ms: number) => Promise<void>
  /**
   * Shows a patch at once, over the confirmed state, until the call ends: success folds it in, failure takes back this
   * patch alone. Address rows by id, because other patches and reloads may come between.
   */
  readonly optimistic: Setter<State>
  /** Aborts every other call of the feature. */
  readonly cancelOthers: () => void
}

/** What a task says of itself besides its work. */
export interface TaskOptions {
  /** The resources a success changes: what reads them reloads, or is marked stale while it is not on the screen. */
  readonly changes?: readonly string[]
}

/** What a feature builds its actions from. */
export interface ActionTools<Host, State> {
  /** The client the feature lives in. */
  readonly client: Host
  /** Makes an action that waits. */
  task<Value, Input = void>(
    mode: TaskMode,
    work: (call: TaskCall<State>, input: Input) => Promise<Value>,
    options?: TaskOptions,
  ): (input: Input) => Promise<Outcome<Value>>
  /** Makes an action that does not wait. */
  step<Input = void>(work: (call: StepCall<State>, input: Input) => void): (input: Input) => void
  /** Aborts every call of the feature and clears their errors. */
  readonly cancelAll: () => void
  /** The state as it is shown now. */
  readonly state: () => State
}

/** What {@link Feature.start} and the handlers of {@link Feature.on} are given. */
export interface LifeCall<Host, State, Actions> extends StepCall<State> {
  /** The client the feature lives in. */
  readonly client: Host
  /** The feature's own actions. */
  readonly actions: Actions
  /** Aborts every call of the feature and clears their errors. */
  readonly cancelAll: () => void
}

/**
 * A feature: one plain object that says what it remembers and what can be done. It runs nothing by itself; a client
 * makes a slice of it on first use.
 */
export interface Feature<Host, Events, State extends object, Actions extends object, Options = undefined> {
  /** The name slices are found by; one word, the same in every layer. */
  readonly name: string
  /** Whose data it holds. */
  readonly scope: Scope
  /** The resources its `load` action reads: changed elsewhere, they are loaded again. */
  readonly reads?: Actions extends { readonly load: () => unknown } ? readonly string[] : never
  /** The state to begin with. */
  state(init: { readonly client: Host; readonly options: Options }): State
  /** What can be done. Called once per slice, so actions keep their identity for life. */
  actions(tools: ActionTools<Host, State>, options: Options): Actions
  /** Runs when the first subscriber comes; what it answers runs when the last has gone and stayed gone. */
  start?(life: LifeCall<Host, State, Actions>, options: Options): Unsubscribe | undefined
  /** What the feature does on events of the client, for as long as its slice lives. */
  readonly on?: {
    readonly [Name in keyof Events]?: (life: LifeCall<Host, State, Actions>, payload: Events[Name]) => void
  }
}

/** The names of the actions that wait. */
export type TaskName<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (...input: never[]) => Promise<Outcome<unknown>> ? Name : never
}[keyof Actions]

/** What the mechanism itself tells of a feature's calls. */
export interface CallSummary<Actions> {
  /** Whether any call is in flight. */
  readonly isPending: boolean
  /** The error of the last call that failed and has not been called again; `null` otherwise. */
  readonly error: Failed['error'] | null
  /** Each action that waits, by name. */
  readonly calls: {
    readonly [Name in TaskName<Actions>]: CallState<
      Actions[Name] extends (input: infer Input) => unknown ? Input : never
    >
  }
}

/** What a hook returns: state, actions and the state of their calls, side by side. */
export type Snapshot<State, Actions> = State & Actions & CallSummary<Actions>

/** Refuses, at compile time, a feature whose state and actions share a name or take one of the mechanism's. */
export type DistinctNames<State, Actions> =
  Extract<keyof State | keyof Actions, 'isPending' | 'error' | 'calls'> extends never
    ? Extract<keyof State, keyof Actions> extends never
      ? unknown
      : { readonly 'state and actions share a name': Extract<keyof State, keyof Actions> }
    : { readonly 'name taken by the mechanism': Extract<keyof State | keyof Actions, 'isPending' | 'error' | 'calls'> }
