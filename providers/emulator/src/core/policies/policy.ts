import type { Body } from '../../http/body.ts'
import type { operations } from '../../openapi/operations.gen.ts'
import { byTenant } from '../by-tenant.ts'
import type { Kind } from '../options.ts'
import { drawId, type Seeded } from '../random.ts'
import type { Shape } from '../shape.ts'
import { beginning } from '../tenants.ts'

/** The id and the times of a policy. */
export interface Stamps {
  id: string
  createdAt: string
  updatedAt: string
}

/** The operations of a policy. */
export interface PolicyOperations<Kept> {
  /** The thing that a save changes, in the audit log: "the policy of sessions". */
  readonly changes: string
  readonly own?: OperationId
  readonly vendor?: OperationId
  /** Saves the policy, and answers with it as a new one. */
  readonly create?: OperationId
  /** Saves the policy, and answers with it. */
  readonly update?: OperationId
  /** Saves the policy, and answers nothing. */
  readonly save?: OperationId
  /** Reads the body of a save over the former record. */
  readonly read: (body: Body, former: Kept, stamps: () => Stamps) => Kept
}

interface Operated {
  readonly operations?: Omit<PolicyOperations<never>, 'read'>
}

/** The operations that save a policy. */
export function savesOf({ operations }: Operated): readonly OperationId[] {
  const { create, update, save } = operations ?? {}
  return [create, update, save].filter((operation) => operation !== undefined)
}

type OperationId = (typeof operations)[number]['id']

/** The description of a policy. `Asked` are its options in `setPolicy`. */
export interface PolicyKind<Kept extends object, Asked extends object> {
  /** The shape of its record in the state. */
  readonly shape: Shape<Kept>
  /** Returns the record if neither the tenant nor the vendor has one. */
  readonly usual: (stamps: Stamps) => Kept
  /** Default: it has none of its own. */
  readonly operations?: PolicyOperations<Kept>
  /** `true` if a tenant without a record is answered the usual one, even though the vendor has another. */
  readonly isOwnAlone?: boolean
  /** Returns the answer of a record. Default: the record. */
  readonly answer?: (kept: Kept) => object
  /** The options by which tests arrange it. */
  readonly options: { readonly [Name in keyof Asked]: Kind<Asked[Name]> }
  /** Applies options to the former record. */
  readonly arrange: (
    former: Kept,
    asked: { readonly [Name in keyof Asked]?: Asked[Name] },
    stamps: () => Stamps,
    now: number,
  ) => Kept
  /** Returns the options that would make these records. */
  readonly shown: (own: Kept, vendor: Kept, now: number) => Asked
}

/** The part of the state that a policy reads and changes. Tables are keyed by the tenant's id; `*` is the vendor's. */
export interface Keeping<Name extends string, Kept> extends Seeded {
  vendor: { id: string }
  security: { [One in Name]?: Record<string, Kept> }
}

/** A policy, kept in the table of its name. */
export interface Policy<Name extends string, Kept extends object, Asked extends object>
  extends Pick<PolicyKind<Kept, Asked>, 'shape' | 'options' | 'operations'> {
  /** The record of a tenant: its own, else the vendor's (`*`), else the usual one. */
  readonly of: (state: Keeping<Name, Kept>, tenantId: string) => Kept
  /** The record of a tenant (or of the vendor, `*`), else the usual one. */
  readonly ownOf: (state: Keeping<Name, Kept>, tenantId: string) => Kept
  readonly answerOf: (state: Keeping<Name, Kept>, tenantId: string) => object
  /** Saves a body as the tenant's record, and returns the answer. */
  readonly save: (state: Keeping<Name, Kept>, tenantId: string, body: Body, now: number) => object
  readonly arrange: (
    state: Keeping<Name, Kept>,
    tenantId: string,
    asked: { readonly [One in keyof Asked]?: Asked[One] },
    now: number,
  ) => void
  readonly shown: (state: Keeping<Name, Kept>, tenantId: string, now: number) => Asked
}

/** Makes a policy that is kept in the table `security.<name>` of the state. */
export function policy<Name extends string, Kept extends object, Asked extends object>(
  name: Name,
  { shape, options, operations, ...kind }: PolicyKind<Kept, Asked>,
): Policy<Name, Kept, Asked> {
  type State = Keeping<Name, Kept>
  const tableIn = ({ security }: State): Readonly<Record<string, Kept>> => security[name] ?? {}
  const usual = ({ vendor }: State) => kind.usual({ id: vendor.id, createdAt: beginning, updatedAt: beginning })
  const of = (state: State, tenantId: string) => byTenant(tableIn(state), tenantId) ?? usual(state)
  const answerOf = (kept: Kept) => kind.answer?.(kept) ?? kept
  const keep = (state: State, tenantId: string, kept: Kept) => {
    const security: { [One in Name]?: Record<string, Kept> } = state.security
    security[name] = { ...security[name], [tenantId]: kept }
  }
  const stampsOf = (state: State, tenantId: string, now: number) => (): Stamps => {
    const updatedAt = new Date(now).toISOString()
    const { id = drawId(state), createdAt = updatedAt }: Partial<Stamps> = ownIn(state, tenantId) ?? {}
    return { id, createdAt, updatedAt }
  }
  const ownIn = (state: State, tenantId: string) => {
    const table = tableIn(state)
    return Object.hasOwn(table, tenantId) ? table[tenantId] : undefined
  }
  const ownOf = (state: State, tenantId: string) => ownIn(state, tenantId) ?? usual(state)
  return {
    shape,
    options,
    ...(operations && { operations }),
    of,
    ownOf,
    answerOf: (state, tenantId) => answerOf((kind.isOwnAlone ? ownOf : of)(state, tenantId)),
    save(state, tenantId, body, now) {
      const former = of(state, tenantId)
      const saved = operations?.read(body, former, stampsOf(state, tenantId, now)) ?? former
      keep(state, tenantId, saved)
      return answerOf(saved)
    },
    arrange(state, tenantId, asked, now) {
      keep(state, tenantId, kind.arrange(of(state, tenantId), asked, stampsOf(state, tenantId, now), now))
    },
    shown: (state, tenantId, now) => kind.shown(of(state, tenantId), of(state, '*'), now),
  }
}
