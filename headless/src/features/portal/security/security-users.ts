import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { emptyList } from '../../../core/list.ts'
import { listing } from '../../../core/listing.ts'
import type { components } from '../../../http/contract.gen.ts'
import { identityPageOf, identityQuery } from '../../../http/paging.ts'
import { personOf } from '../../../session/person-of.ts'
import type {
  SecurityUser,
  SecurityUserInput,
  SecurityUsersActions,
  SecurityUsersOptions,
  SecurityUsersState,
} from './center-types.ts'
import { securityErrors } from './errors.ts'

/** The users who need attention for one reason. */
export const securityUsers: Feature<SecurityUsersState, SecurityUsersActions, SecurityUsersOptions> = {
  name: 'security-users',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['people', 'factors'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' }, pageSize: 10 }),
  actions(tools, { preset, inactiveSeconds = usualInactiveSeconds }) {
    const { client, state, task } = tools
    const { api } = client
    const list = listing<SecurityUser>(
      tools,
      async (query, signal) => {
        const answer = await api.get('/identity/resources/users/v3', {
          query: {
            ...identityQuery({ ...query, filters: {} }, sortColumns),
            _preset: preset,
            ...(preset === 'inactive' && { _maxInactiveSeconds: inactiveSeconds }),
          },
          signal,
        })
        const { rows, total } = identityPageOf(answer)
        return { rows: rows.map(userOf), total }
      },
      { resource: 'people' },
    )
    return {
      ...list.actions,
      resetPassword: task('parallel', async ({ signal }, { id }: SecurityUserInput) => {
        const user = state().rows.find((row) => row.id === id)
        if (!user) throw notInState()
        await api.post('/identity/resources/users/v1/passwords/reset', { body: { email: user.email }, signal })
      }),
      resetBreachedPasswords: task('single', async ({ signal }) => {
        await api.post('/identity/resources/users/v1/passwords/breached/reset/bulk', { signal })
      }),
    }
  },
  start: (life) => loadWhileSignedIn(life),
}

function userOf(user: components['schemas']['UserListItem']): SecurityUser {
  const { provider = 'local', lastLogin = null } = user
  return { ...personOf(user), provider, lastLogin }
}

function notInState(): PorticoError {
  return new PorticoError(securityErrors.userNotInState, 'User not in state. Load the list again, then try once more')
}

const sortColumns = ['createdAt', 'name', 'email', 'id', 'verified', 'isLocked', 'provider', 'tenantId'] as const
/** The provider's default is 90 days. */
const usualInactiveSeconds = 7_776_000
