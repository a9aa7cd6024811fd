import type { Handlers } from '../http/call.ts'

/** Which parts of the client are switched on. */
export const flags: Handlers = {
  listFeatureFlags: ({ state }) => state.flags,
}
