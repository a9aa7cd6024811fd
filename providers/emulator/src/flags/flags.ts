import type { World } from '../calls/world.ts'
import { oneOf, shaped } from '../core/shape.ts'
import { flagTable, give, held, takeBack } from '../holdings/held.ts'
import type { Scope } from '../holdings/scope.ts'

/** Which parts of the client are switched on. Throws as {@link EntitlementGrants} does. */
export interface Flags {
  /** The effective flags of a scope, by name. Default: of all users. */
  readonly held: (scope?: Scope) => Readonly<Record<string, string>>
  /** Switches a flag on or off in a scope. */
  readonly set: (name: string, value: 'on' | 'off', scope?: Scope) => void
  /** Removes the entry of a flag in a scope. The wider scope decides again. */
  readonly unset: (name: string, scope?: Scope) => void
}

const onOrOff = oneOf('on', 'off')

/** Makes the {@link Flags} of an emulator. */
export function createFlags(world: World): Flags {
  return {
    held: (scope = {}) => held(world.state, flagTable, scope),
    set: (name, value, scope = {}) => give(world, flagTable, name, shaped(onOrOff, value, 'value'), scope),
    unset: (name, scope = {}) => takeBack(world, flagTable, name, scope),
  }
}
