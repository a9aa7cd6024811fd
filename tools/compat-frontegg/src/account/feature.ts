import { type Feature, type SessionState, sessionFeature } from '@portico/headless'
import type { AccountState } from './types.ts'
import { userOf } from './user-of.ts'

/**
 * The signed-in user with Frontegg's members. The token is a member of that user, so the state waits for it: user, tenant and
 * token are always those of one moment.
 */
export const accountFeature: Feature<AccountState, AccountActions> = {
  name: 'frontegg-account',
  scope: 'client',
  state: () => ({ isLoading: true, user: null, tenants: [], activeTenant: null }),
  actions: ({ client, task }) => ({
    follow: task('latest', async ({ set }) => {
      const { status, user, tenants, tenant } = client.get(sessionFeature).getSnapshot()
      if (!user) return set({ ...signedOut, isLoading: status !== 'unauthenticated' })
      const token = (await client.session.getAccessToken()) ?? ''
      set(accountOf({ user, tenants, tenant }, token, client.ports.clock.now()))
    }),
  }),
  start({ client, actions }) {
    const session = client.get(sessionFeature)
    let known: SessionState | null = null
    const follow = () => {
      const present = session.getSnapshot()
      const isSame =
        known?.user === present.user && known?.tenants === present.tenants && known?.status === present.status
      known = present
      if (!isSame) void actions.follow()
    }
    follow()
    return session.subscribe(follow)
  },
}

export interface AccountActions {
  /** Applies the present session. It runs by itself after each change of the session. */
  follow(): Promise<unknown>
}

/** Returns the account of a session with a user. */
export function accountOf(
  { user, tenants, tenant }: Pick<SessionState, 'user' | 'tenants' | 'tenant'>,
  token: string,
  now: number,
): AccountState {
  if (!user) return { ...signedOut, isLoading: false }
  return { isLoading: false, user: userOf(user, tenants, token, now), tenants: [...tenants], activeTenant: tenant }
}

const signedOut: Omit<AccountState, 'isLoading'> = { user: null, tenants: [], activeTenant: null }
