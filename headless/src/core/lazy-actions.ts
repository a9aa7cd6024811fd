import { part } from './errors.ts'
import type { ActionTools, TaskCall, TaskMode, TaskOptions } from './feature.ts'
import type { Outcome } from './outcome.ts'

/** A module that loads when it is first needed. */
export interface LazyModule<Module> {
  /** Loads it, once. After a failure, of code `network`, the next call tries again. */
  readonly load: () => Promise<Module>
  /** The module, or `undefined` until it is loaded. */
  readonly loaded: () => Module | undefined
}

/** Makes a {@link LazyModule}: `lazyModule(() => import('./flow.ts'))`. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined
  return {
    load: async () => (module ??= await part(load())),
    loaded: () => module,
  }
}

/**
 * Makes actions whose work is in a module that loads when it is first needed. The table names functions of the module,
 * each with its mode; an action has the name, the input and the value of its function. A function takes the tools of the
 * feature, the call and the input. A step whose module is not there yet waits for it, unless `cancelAll` or a log-out
 * comes first.
 */
export function lazyActions<Host, State, Actions, Memory, Module extends object, const Table extends object>(
  tools: ActionTools<Host, State, Actions, Memory>,
  module: LazyModule<Module>,
  table: Table & LazyTable<ActionTools<Host, State, Actions, Memory>, State, Module, Table>,
): LazyActions<ActionTools<Host, State, Actions, Memory>, State, Module, Table> {
  const whenLoaded = tools.task('parallel', async () => void (await module.load()))
  // The type LazyTable checks every entry against the function of its name.
  const actions = Object.entries(table as Readonly<Record<string, Entry>>).map(([name, entry]) => [
    name,
    entry === 'step' ? step(name) : task(name, entry),
  ])
  return Object.fromEntries(actions) as LazyActions<ActionTools<Host, State, Actions, Memory>, State, Module, Table>

  function task(name: string, entry: TaskMode | LazyTask) {
    const { mode, ...options } = typeof entry === 'string' ? { mode: entry } : entry
    return tools.task(
      mode,
      async (call, input: unknown) => work(await module.load(), name)(tools, call, input),
      options,
    )
  }

  function step(name: string) {
    const run = tools.step((call, input: unknown) => {
      const loaded = module.loaded()
      if (loaded) work(loaded, name)(tools, call, input)
    })
    return (input: unknown) => {
      if (module.loaded()) run(input)
      else void whenLoaded().then(({ ok }) => ok && run(input))
    }
  }
}

/** A task of a {@link lazyActions} table that has options. */
export interface LazyTask extends TaskOptions {
  readonly mode: TaskMode
}

/** The modes that fit each function of a module: a promise needs a task, no promise a step. */
export type LazyTable<Tools, State, Module, Table> = {
  readonly [Name in keyof Table]: Name extends keyof Module ? EntryOf<LazyAction<Tools, State, Module[Name]>> : never
}

/** The actions of a {@link lazyActions} table. */
export type LazyActions<Tools, State, Module, Table> = {
  readonly [Name in keyof Table & keyof Module]: LazyAction<Tools, State, Module[Name]>
}

/** The action that a function of a lazy module becomes. */
export type LazyAction<Tools, State, Work> = Work extends (
  tools: Tools,
  call: TaskCall<State>,
  ...input: infer Input
) => infer Value
  ? (...input: Input) => Value extends Promise<infer Result> ? Promise<Outcome<Result>> : Value
  : never

/** The entry of a {@link LazyTable} for an action. */
export type EntryOf<Action> = [Action] extends [never]
  ? never
  : Action extends (...input: never) => Promise<unknown>
    ? TaskMode | LazyTask
    : 'step'

type Entry = 'step' | TaskMode | LazyTask

type Work = (tools: unknown, call: unknown, input: unknown) => Promise<unknown>

function work(module: object, name: string): Work {
  return (module as Readonly<Record<string, Work>>)[name] as Work
}
