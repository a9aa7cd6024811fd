import { isNotBuilt } from '../http/if-offered.ts'
import { carrying } from '../http/stand-in.ts'
import type { SessionHost } from './host.ts'
import type { SessionTools } from './tools.ts'
import type { User } from './types.ts'
import { isOther, userOf } from './user.ts'

/** The flag under which roles and permissions have a call of their own. */
export const authorizationFlag = 'admin_portal_should_load_authorization'

/** Roles and permissions, as a user holds them. */
type Authorization = Pick<User, 'roles' | 'roleIds' | 'permissions'>

/** Reads the authorization of the holder of a renewed token. If it cannot be read, that of the `former` user stays. */
export async function readAuthorization(
  { api, log }: SessionHost,
  token: string,
  former: User,
  signal: AbortSignal,
): Promise<Authorization> {
  const options = { ...carrying(token), signal }
  try {
    return held(userOf(token, await api.get('/identity/resources/users/v1/me/authorization', options)))
  } catch (error) {
    if (!signal.aborted && !isNotBuilt(error)) log.warn('Roles and permissions could not be read.', error)
    return held(former)
  }
}

function held({ roles, roleIds, permissions }: User): Authorization {
  return { roles, roleIds, permissions }
}

/**
 * Loads the user again if a renewal changed their roles, whose ids the token lacks. The same if flags that arrive later, or
 * only for this user, ask for their authorization.
 */
export async function completeUser({ client, memory, state }: SessionTools, former: User | null): Promise<void> {
  const { user } = state()
  if (!user || memory.isAuthorized || client.options.hostedLogin?.loadsProfile === false) return
  const isRenewed = former?.id === user.id && former.tenantId === user.tenantId
  if (!isRenewed) await client.startUp.loadFlags()
  const isIncomplete = isRenewed && isOther(user.claims['roles'], former.claims['roles'])
  if (isIncomplete || (await client.isFlagOn(authorizationFlag))) await client.session.load()
}
