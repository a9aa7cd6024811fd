import { apiTokenRecords } from '../api-tokens/records.ts'
import type { World } from '../calls/world.ts'
import { recordTokenCalls } from '../core/activity.ts'
import { malformed } from '../http/errors.ts'

/** Calls with an API token. */
export interface TokenUse {
  /** The id of the token. */
  readonly id: string
  /** All calls, with those that were refused. Default 1. */
  readonly calls?: number
  /** Those of them that were refused. Default 0. */
  readonly refused?: number
}

/** Counts calls with a token at the time of the emulator. */
export function countTokenCalls(world: World, { id: tokenId, calls = 1, refused = 0 }: TokenUse): void {
  const token = apiTokenRecords.of(world.state).apiTokens.find(({ id }) => id === tokenId)
  if (!token) throw malformed(`countTokenCalls: id was ${JSON.stringify(tokenId)}, but no API token has that id`)
  for (const [name, value] of Object.entries({ calls, refused }))
    if (!Number.isSafeInteger(value) || value < 0) throw malformed(`countTokenCalls: ${name} must be a whole number`)
  if (refused > calls) throw malformed('countTokenCalls: refused are at most all calls')
  recordTokenCalls(world.state, { tenantId: token.tenantId, tokenId, at: world.now(), calls, refused })
}
