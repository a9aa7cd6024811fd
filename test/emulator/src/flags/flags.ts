import type { World } from '../calls/world.ts'
import { oneOf, shaped } from '../core/shape.ts'
import { flagTable, give, held, takeBack } from '../holdings/held.ts'
import type { Scope } from '../holdings/scope.ts'

/** Which parts of the client are switched on. Throws as {@link EntitlementGrants} does. */
export interface Flags {
  /** The flags of a scope, by name; for everybody where none is given. */
  readonly held: (scope?: Scope) => Readonly<Record<string, string>>
  /** Switches a flag on or off in a scope. */
  readonly set: (name: string, value: 'on' | 'off', scope?: Scope) => void
  /** Forgets what was said of a flag in a scope: there, it is again what it is in the wider scope. */
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
