import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import type { Shape } from '../../../core/shape.ts'
import { type ListedUser, readUserPage } from '../../../http/user-pages.ts'
import { personOf, personShape } from '../../../session/person-of.ts'
import type { SecurityUser, SecurityUsersActions, SecurityUsersOptions, SecurityUsersState } from './center-types.ts'
import { securityErrors } from './errors.ts'

/** The users who need attention for one reason. */
export const securityUsersFeature: Feature<SecurityUsersState, SecurityUsersActions, SecurityUsersOptions> = {
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
        const parameters = {
          _includeSubTenants: false,
          _preset: preset,
          ...(preset === 'inactive' && { _maxInactiveSeconds: inactiveSeconds }),
        }
        const { rows, total } = await readUserPage(client, query, { parameters, signal })
        return { rows: rowsIn(client, rows, userOf, securityUserShape), total }
      },
      { resource: 'people' },
    )
    return {
      ...list.actions,
      resetPassword: task('parallel', async ({ signal }, { id }: RowInput) => {
        const user = state().rows.find((row) => row.id === id)
        if (!user) throw notInState()
        await api.post('/identity/resources/users/v1/passwords/reset', { body: { email: user.email }, signal })
      }),
      resetBreachedPasswords: task('single', async ({ signal }) => {
        await api.post('/identity/resources/users/v1/passwords/breached/reset/bulk', { signal })
      }),
    }
  },
  start: loadWhileSignedIn,
}

const securityUserShape: Shape<SecurityUser> = { ...personShape, provider: 'text', 'lastLogin|null': 'string' }

function userOf(user: ListedUser): SecurityUser {
  const { provider = 'local', lastLogin = null } = user
  return { ...personOf(user), provider, lastLogin }
}

function notInState(): PorticoError {
  return new PorticoError(securityErrors.userNotInState, 'User not in state')
}

/** The provider's default is 90 days. */
const usualInactiveSeconds = 7_776_000
