import type { Resource } from '../resources/resource.ts'
import type { Unsubscribe } from './events.ts'
import type { CallState, Failed, Outcome } from './outcome.ts'

/** The owner of a feature's data. State and memory are forgotten with it: a tenant's with the tenant or its user. */
export type Scope = 'client' | 'user' | 'tenant'

/**
 * The effect of a second call while a task still runs: `latest` aborts the first, `single` joins it, `parallel` lets both
 * run.
 */
export type TaskMode = 'latest' | 'single' | 'parallel'

/** A change to the state: the members that change, or a function from the confirmed state to them. */
export type Patch<State> = Partial<State> | ((state: State) => Partial<State>)

/** Writes to the state. It belongs to one call and does nothing once that call has ended or was aborted. */
export type Setter<State> = (patch: Patch<State>) => void

/** The means of a step. */
export interface StepCall<State> {
  readonly set: Setter<State>
  /** The state as it is shown now. */
  readonly state: () => State
}

/** The means of one call of a task. All of them stop working when it is aborted. */
export interface TaskCall<State> extends StepCall<State> {
  /** Aborted when the call is superseded, canceled or forgotten. Pass it to every request. */
  readonly signal: AbortSignal
  /** Waits `ms` milliseconds; an abort ends the wait and the call. */
  readonly delay: (ms: number) => Promise<void>
  /**
   * Shows a patch at once, over the confirmed state, until the call ends: success folds it in, failure removes this
   * patch alone. Address rows by id, because other patches and reloads may come between.
   */
  readonly optimistic: Setter<State>
  /** Shows a patch at once, over the confirmed state until the call ends, by success or failure. */
  readonly meanwhile: Setter<State>
  /** Aborts every other call of the feature. */
  readonly cancelOthers: () => void
}

/** Options of a task beside its mode. */
export interface TaskOptions {
  /** The resources a success changes: features that read them reload, or are marked stale while off the screen. */
  readonly changes?: readonly Resource[]
  /**
   * Tasks of one group and of mode `latest` supersede each other: a call of one aborts the running call of any other, and
   * removes its error.
   */
  readonly group?: string
}

/** The tools a feature builds its actions from. */
export interface ActionTools<Host, State, Actions = object, Memory = unknown> {
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
  /** `true` while the slice has a subscriber. */
  readonly isShown: () => boolean
  /** The state of the calls now, by action. */
  readonly calls: () => Readonly<Record<string, CallState>>
  /** The private memory of the slice: see {@link Feature.memory}. Ask for it again after a wait. */
  readonly memory: () => Memory
  /** The feature's own actions. Call it within a task or a step, because they must exist first. */
  readonly actions: () => Actions
}

/** The means of {@link Feature.start} and of the handlers of {@link Feature.on}. */
export interface LifeCall<Host, State, Actions, Memory = unknown> extends StepCall<State> {
  readonly client: Host
  readonly actions: Actions
  /** The private memory of the slice: see {@link Feature.memory}. */
  readonly memory: () => Memory
  /** Aborts every call of the feature and clears their errors. */
  readonly cancelAll: () => void
}

/** The means of {@link Feature.state} and {@link Feature.memory}. */
export interface FeatureInit<Host, Options> {
  readonly client: Host
  readonly options: Options
}

/** A feature: one plain object of state and actions. It runs nothing itself; a client makes a slice on first use. */
export interface Feature<
  Host,
  Events,
  State extends object,
  Actions extends object,
  Options = undefined,
  Memory = unknown,
> {
  /** The name slices are found by; one word, the same in every layer. */
  readonly name: string
  readonly scope: Scope
  /** `true` if its steps lead to a sign-in. They continue if a person signs in on a signed-out page. */
  readonly isSignIn?: true
  /** The resources its `load` action reads: if another feature changes them, they are loaded again. */
  readonly reads?: Actions extends { readonly load: () => unknown } ? readonly Resource[] : never
  /** The source that its calls name to the provider. Default: that of the client. */
  readonly source?: string
  /**
   * Returns those of its options that identify a slice. Default: all of them, so that two ids have two slices. Options are plain
   * data.
   */
  identity?(options: Exclude<Options, undefined>): object
  /** Returns the state before any action. */
  state(init: FeatureInit<Host, Options>): State
  /**
   * Makes the private memory: values that actions keep between calls and no component sees, such as the token of a code
   * that was sent. Each slice has its own. It is made anew when the slice is forgotten, and never serialised.
   */
  memory?(init: FeatureInit<Host, Options>): Memory
  /** Makes the actions. Called once for each holder of the session, so actions keep their identity until person, actor or tenant changes, as far as the scope goes. */
  actions(tools: ActionTools<Host, State, Actions, Memory>, options: Options): Actions
  /** Runs with the first subscriber. The function it returns runs a second after the last one has gone. */
  start?(life: LifeCall<Host, State, Actions, Memory>, options: Options): Unsubscribe | undefined
  /** Handlers of the client's events. They run for as long as the slice lives. */
  readonly on?: {
    readonly [Name in keyof Events]?: Handler<LifeCall<Host, State, Actions, Memory>, Events[Name]>
  }
}

/** A handler of an event. It is a method, so that code for any feature takes one with a memory too. */
export type Handler<Life, Payload> = {
  /** Receives the payload of the event. */
  handle(life: Life, payload: Payload): void
}['handle']

/** Requires {@link Feature.memory} of a feature that declares a memory. */
export type MemoryOf<Host, Options, Memory> = unknown extends Memory
  ? unknown
  : {
      /** Makes the private memory of a slice. */
      memory(init: FeatureInit<Host, Options>): Memory
    }

/** The names of the actions that wait. */
export type TaskName<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (...input: never[]) => Promise<Outcome<unknown>> ? Name : never
}[keyof Actions]

/** The state of a feature's calls, kept by the mechanism. */
export interface CallSummary<Actions> {
  /** `true` while any call runs. */
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

/** The value of a hook: state, actions and the state of their calls, side by side. */
export type Snapshot<State, Actions> = State & Actions & CallSummary<Actions> & OfferOf<Actions>

/** The part of a hook that depends on what the provider has. */
export interface Offered {
  /**
   * `false` once `load` has been answered 501: the provider does not have it, and a page shows no part for it. `null` before the
   * first answer, else `true`.
   */
  readonly isOffered: boolean | null
}

/** {@link Offered}, for a feature that loads. */
export type OfferOf<Actions> = 'load' extends keyof Actions ? Offered : unknown

/** Refuses, at compile time, a name that state and actions share or that belongs to the mechanism. */
export type DistinctNames<State, Actions> =
  Extract<keyof State | keyof Actions, 'isPending' | 'error' | 'calls'> extends never
    ? Extract<keyof State, keyof Actions> extends never
      ? unknown
      : { readonly 'state and actions share a name': Extract<keyof State, keyof Actions> }
    : { readonly 'name taken by the mechanism': Extract<keyof State | keyof Actions, 'isPending' | 'error' | 'calls'> }
