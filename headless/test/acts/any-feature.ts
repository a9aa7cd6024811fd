import type { Feature } from '../../src/client/index.ts'

export type AnyFeature = Feature<object, object>

/** `true` for a feature among the exports of a module. */
export function isFeature(value: unknown): value is AnyFeature {
  return typeof value === 'object' && value !== null && 'scope' in value && 'actions' in value
}
