'use client'

import { useClient } from './context.ts'
import { useStartUp } from './use-start-up.ts'

/**
 * Checks if a flag is on. The client's own flags override the provider's, and only the value `on` counts. Returns
 * `false` until the flags have loaded, and for unknown names.
 */
export function useFeatureFlag(name: string): boolean {
  return useFeatureFlags([name])[name] === true
}

/**
 * Checks several flags; returns their values by name. Renders again only when one of these changes. See
 * {@link useFeatureFlag}.
 */
export function useFeatureFlags<Name extends string>(names: readonly Name[]): Readonly<Record<Name, boolean>> {
  const { flags: own = {} } = useClient().options
  return useStartUp(({ flags }) => {
    const all = { ...flags, ...own }
    const pairs = names.map((name) => [name, Object.hasOwn(all, name) && all[name] === 'on'] as const)
    return Object.fromEntries(pairs) as Record<Name, boolean>
  })
}
