import type { Places } from './login/later.tsx'

/** Nothing stands in the place of what comes over a page or above it until it can be shown as it should be. */
export const unseen: Places = { Waiting: () => null, Failed: () => null }
