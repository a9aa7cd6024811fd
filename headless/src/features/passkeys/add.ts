import type { Tools } from '../../client/index.ts'
import { registerPasskey } from '../../client/register-passkey.ts'
import type { TaskCall } from '../../core/feature.ts'
import type { AddPasskeyInput, PasskeysActions, PasskeysState } from './types.ts'

type PasskeysTools = Tools<PasskeysState, PasskeysActions>

/** Adds a passkey to the list. */
export async function add(
  { client }: PasskeysTools,
  { signal }: TaskCall<PasskeysState>,
  input?: AddPasskeyInput,
): Promise<void> {
  await registerPasskey(client, { ...input, signal })
}
