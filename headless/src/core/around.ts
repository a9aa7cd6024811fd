import { PorticoError } from './errors.ts'
import type { Feature, TaskName } from './feature.ts'
import type { Logger } from './logger.ts'
import type { Outcome } from './outcome.ts'

/** A call of an action, as the handlers around it receive it. */
export interface AroundCall<Input = unknown, Options = unknown> {
  /** The name of the feature. */
  readonly feature: string
  /** The name of the action. */
  readonly action: string
  readonly input: Input
  /** The options of the slice, such as the id of a record. */
  readonly options: Options
}

/** The handlers around one action. */
export interface ActionHandlers<Input = never, Value = unknown, Options = never> {
  /**
   * Called before the action, which waits for it. A text that it returns refuses the call: nothing is sent, the outcome is a failure
   * with the code `action-refused`, and the kit shows the text where it shows failures of the action.
   */
  before?(call: AroundCall<Input, Options>): string | undefined | Promise<string | undefined>
  /** Called once the action has ended. An error that it throws is logged. */
  after?(call: AroundCall<Input, Options> & { readonly outcome: Outcome<Value> }): void
}

/** Handlers around the actions of a feature, by the name of the action. Only actions that return a promise have them. */
export type FeatureHandlers<Actions, Options = unknown> = {
  readonly [Name in TaskName<Actions>]?: Actions[Name] extends (input: infer Input) => Promise<Outcome<infer Value>>
    ? ActionHandlers<Input, Value, Options>
    : never
}

/** The handlers of the application around one action. */
export interface CallHandlers {
  /** Rejects if the application refuses the call, or if `signal` is aborted meanwhile. */
  readonly before: (input: unknown, signal: AbortSignal) => Promise<void>
  /** Receives the outcome. It never throws. */
  readonly after: (input: unknown, outcome: Outcome<unknown>) => void
}

/** Handlers around the actions of one feature: see {@link around}. */
export interface Around {
  /** The name of the feature. */
  readonly feature: string
  /** Returns the handlers around an action of one slice, if there are any. */
  readonly of: (action: string, options: unknown, log: Logger) => readonly CallHandlers[]
}

/** The codes of refusals by handlers. */
export const aroundErrors = { actionRefused: 'action-refused' } as const

/**
 * Returns handlers around the actions of a feature, for the option `around` of `createClient`. They hold for hooks and kit alike.
 *
 * @example
 * ```ts
 * import { createClient } from '@portico/headless'
 * import { usersTableFeature } from '@portico/headless/portal/users'
 *
 * const client = createClient({
 *   baseUrl,
 *   around: [
 *     around(usersTableFeature, {
 *       remove: {
 *         before: ({ input }) => (input.id === ownerId ? 'The owner of the contract stays. Ask support.' : undefined),
 *         after: ({ input, outcome }) => outcome.ok && track('user removed', input.id),
 *       },
 *     }),
 *   ],
 * })
 * ```
 */
export function around<Host, Events, State extends object, Actions extends object, Options>(
  feature: Feature<Host, Events, State, Actions, Options>,
  handlers: FeatureHandlers<Actions, Exclude<Options, undefined>>,
): Around {
  // Each name of the handlers is that of an action, whose input and outcome they then receive.
  const all = handlers as Readonly<Record<string, ActionHandlers<unknown, unknown, unknown> | undefined>>
  return {
    feature: feature.name,
    of(action, options, log) {
      const own = Object.hasOwn(all, action) ? all[action] : undefined
      if (!own) return []
      const call = (input: unknown) => ({ feature: feature.name, action, input, options })
      return [
        {
          async before(input, signal) {
            const reason = await own.before?.(call(input))
            signal.throwIfAborted()
            if (reason) throw new PorticoError(aroundErrors.actionRefused, reason)
          },
          after(input, outcome) {
            try {
              own.after?.({ ...call(input), outcome })
            } catch (error) {
              log.error(`The handler after ${feature.name}.${action} failed.`, error)
            }
          },
        },
      ]
    },
  }
}
