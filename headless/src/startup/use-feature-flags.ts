'use client'

import { useClient } from '../react/context.ts'
import { useStartUp } from './use-start-up.ts'

/**
 * Whether a flag is on: what the client was made with counts before what the provider says, and on means `on`. Off until
 * the flags have been read, and where nobody knows the flag.
 */
export function useFeatureFlag(name: string): boolean {
  return useFeatureFlags([name])[name] === true
}

/** Whether flags are on, by name. Renders only when one of these changes. See {@link useFeatureFlag}. */
export function useFeatureFlags<Name extends string>(names: readonly Name[]): Readonly<Record<Name, boolean>> {
  const { flags: own = {} } = useClient().options
  return useStartUp(({ flags }) => {
    const all = { ...flags, ...own }
    const pairs = names.map((name) => [name, Object.hasOwn(all, name) && all[name] === 'on'] as const)
    return Object.fromEntries(pairs) as Record<Name, boolean>
  })
}
