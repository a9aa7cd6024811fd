import type { Records } from '../core/records.ts'
import type { Handlers } from './call.ts'

/** One area of the provider. */
export interface Area<Owned extends object = object> {
  /** The members of the state that the area owns. */
  readonly records?: Records<Owned>
  /** The operations that the area answers. */
  readonly handlers?: Handlers<Owned>
}

/** The members of the state that an area owns. */
export type OwnedBy<Member> = Member extends Area<infer Owned> ? Owned : never

/** Declares an area. Its handlers find its records in `call.state`. */
export function area<Owned extends object = object>(declared: Area<Owned>): Area<Owned> {
  return declared
}
