import type { Tools } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { loginSessionErrors } from './errors.ts'
import type { LoginSessionsActions, LoginSessionsState, RemoveLoginSessionInput } from './types.ts'

type LoginSessionsTools = Tools<LoginSessionsState, LoginSessionsActions>

/** Ends one session; refuses that of this page. */
export async function remove(
  { client }: LoginSessionsTools,
  { state, optimistic, signal }: TaskCall<LoginSessionsState>,
  { id }: RemoveLoginSessionInput,
): Promise<void> {
  if (state().rows.some((row) => row.id === id && row.current)) {
    throw new PorticoError(loginSessionErrors.currentSession, 'This page uses that session. Log out to end it')
  }
  optimistic(({ rows }) => ({ rows: rows.filter((row) => row.id !== id) }))
  await client.api.delete('/identity/resources/users/sessions/v1/me/{id}', { path: { id }, signal })
}

/** Ends every session except the one of this page. */
export async function removeOthers(
  { client }: LoginSessionsTools,
  { optimistic, signal }: TaskCall<LoginSessionsState>,
): Promise<void> {
  optimistic(({ rows }) => ({ rows: rows.filter(({ current }) => current) }))
  await client.api.delete('/identity/resources/users/sessions/v1/me/all', { signal })
}
