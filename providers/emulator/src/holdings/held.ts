import { malformed } from '@portico/headless/provider'
import type { Entitlements, Feature, Holdings, Plan } from '../core/entitlements.ts'
import type { CoreState } from '../core/state.ts'
import { holdingsAround, type Scope } from './scope.ts'

/** One of the tables of which every scope may have a part. */
export interface HeldTable<Value> {
  /** The part of a scope. */
  readonly of: (holdings: Holdings) => Readonly<Record<string, Value>>
  /** Puts another part in its place. */
  readonly put: (holdings: Holdings, values: Record<string, Value>) => void
}

export const flagTable: HeldTable<string> = {
  of: ({ flags = {} }) => flags,
  put(holdings, flags) {
    holdings.flags = flags
  },
}

export const featureTable: HeldTable<Feature | null> = {
  of: ({ entitlements }) => entitlements?.features ?? {},
  put: (holdings, features) => entitle(holdings, { features }),
}

/** The plans, by plan id. */
export const planTable: HeldTable<Plan> = {
  of: ({ entitlements }) => entitlements?.plans ?? {},
  put: (holdings, plans) => entitle(holdings, { plans }),
}

export const permissionTable: HeldTable<boolean> = {
  of: ({ entitlements }) => entitlements?.permissions ?? {},
  put: (holdings, permissions) => entitle(holdings, { permissions }),
}

/** The effective values of a scope: a narrower scope overrides a wider one, key by key. */
export function held<Value>(state: CoreState, table: HeldTable<Value>, scope: Scope): Record<string, Value> {
  return Object.fromEntries(holdingsAround(state, scope).flatMap((holdings) => Object.entries(table.of(holdings))))
}

/** The features that hold in a scope: those that are not revoked there. */
export function heldFeatures(state: CoreState, scope: Scope): Record<string, Feature> {
  const features = Object.entries(held(state, featureTable, scope))
  return Object.fromEntries(features.flatMap(([key, feature]) => (feature ? [[key, feature] as const] : [])))
}

/** Sets the value of a key in a scope. */
export function give<Value>(world: Changing, table: HeldTable<Value>, key: string, value: Value, scope: Scope): void {
  if (key === '') throw malformed('The key is empty')
  change(world, table, scope, (values) => ({ ...values, [key]: value }))
}

/** Removes the value of a key from a scope. */
export function takeBack<Value>(world: Changing, table: HeldTable<Value>, key: string, scope: Scope): void {
  change(world, table, scope, (values) => Object.fromEntries(Object.entries(values).filter(([name]) => name !== key)))
}

/** A state, and the report of its change. */
interface Changing {
  readonly state: CoreState
  readonly changed: () => void
}

type Values<Value> = Record<string, Value>

function change<Value>(
  { state, changed }: Changing,
  table: HeldTable<Value>,
  scope: Scope,
  next: (values: Readonly<Values<Value>>) => Values<Value>,
): void {
  const own = holdingsAround(state, scope).at(-1) ?? state
  table.put(own, next(table.of(own)))
  changed()
}

function entitle(holdings: Holdings, part: Partial<Entitlements>): void {
  holdings.entitlements = { features: {}, plans: {}, permissions: {}, ...holdings.entitlements, ...part }
}
