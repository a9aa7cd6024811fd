'use client'

import {
  type CustomAttributes,
  type EntitlementQuestion,
  useEntitlements as useAnswer,
  useClient,
} from '@portico/headless'
import type { Justification } from '@portico/headless/rules'
import { noticeName } from '#notices'

/** `isEntitled` with the reason if it is `false`. It is `false` until the answer is known. */
export interface Entitlement {
  readonly isEntitled: boolean
  readonly justification?: Justification | undefined
}

/** The key of a feature or of a permission. */
export type EntitledToOptions = EntitlementQuestion

/**
 * Checks a feature by its key.
 *
 * @deprecated Use `useCan({ feature })` of `@portico/headless`.
 */
export function useFeatureEntitlements(key: string, attributes?: CustomAttributes): Entitlement {
  noticeName('useFeatureEntitlements')
  return useEntitlement({ featureKey: key }, attributes)
}

/**
 * Checks a permission by its key.
 *
 * @deprecated Use `useCan({ permission })` of `@portico/headless`.
 */
export function usePermissionEntitlements(key: string, attributes?: CustomAttributes): Entitlement {
  noticeName('usePermissionEntitlements')
  return useEntitlement({ permissionKey: key }, attributes)
}

/**
 * Checks a feature or a permission.
 *
 * @deprecated Use `useEntitlements` of `@portico/headless`, with the same question.
 */
export function useEntitlements(question: EntitledToOptions, attributes?: CustomAttributes): Entitlement {
  noticeName('useEntitlements')
  return useEntitlement(question, attributes)
}

/**
 * Returns whether the client was made with `entitlementsOptions: { enabled: true }`.
 *
 * @deprecated Use `useEntitlements` of `@portico/headless`, whose `error` states it.
 */
export function useEntitlementsOptions(): { readonly isEntitlementsEnabled: boolean } {
  noticeName('useEntitlementsOptions')
  return { isEntitlementsEnabled: useClient().options.entitlements === true }
}

function useEntitlement(question: EntitledToOptions, attributes?: CustomAttributes): Entitlement {
  const { isEntitled, justification } = useAnswer(question, attributes)
  return justification ? { isEntitled, justification } : { isEntitled }
}
