import type { OwnedBy } from '../calls/area.ts'
import type { Handlers } from '../calls/call.ts'
import type { Intersection, Part } from '../core/records.ts'
import { record, type Shape } from '../core/shape.ts'
import { type CoreState, coreShape } from '../core/state.ts'
import { areas } from './areas.ts'

/** Everything the emulator stores: the shared members, and those of every area. Plain JSON. */
export interface State extends CoreState, AreaRecords {}

/** The members of the state that areas own. */
export type AreaRecords = Intersection<OwnedBy<(typeof areas)[number]>>

/** The handlers of all areas, by operation. */
export const handlers: Handlers<State> = Object.assign({}, ...areas.map((area) => area.handlers))

/** The members of all areas, by name. */
export const areaParts: Readonly<Record<string, Part<unknown>>> = Object.assign(
  {},
  ...areas.map(({ records }) => records?.parts),
)

export const stateShape: Shape<State> = (value, at, report): value is State =>
  coreShape(value, at, report) && areaShape(value, at, report)

const areaShape = record<Record<string, unknown>>(
  Object.fromEntries(Object.entries(areaParts).map(([name, { shape }]) => [name, shape])),
)
