import { area } from '../calls/area.ts'
import { permitted } from '../calls/permitted.ts'
import { usersIn } from '../core/people.ts'
import { identityPage } from '../http/page.ts'
import { userBase } from '../users/user-base.ts'

/** The users of a tenant, as its administrators see them. */
export const people = area({
  handlers: {
    listUsers: permitted('fe.secure.read.users', (call, { tenant }) => {
      const { searchParams } = call.url
      const ids = searchParams.get('ids')?.split(',')
      const email = searchParams.get('_email')?.toLowerCase() ?? ''
      const name = searchParams.get('_namePrefix')?.toLowerCase() ?? ''
      const found = usersIn(call.state, tenant)
        .filter((user) => ids?.includes(user.id) ?? true)
        .filter((user) => user.email.includes(email) && user.name.toLowerCase().startsWith(name))
      return identityPage(
        call.url,
        found.map((user) => {
          const { tenants, ...base } = userBase(call.state, user, tenant)
          // The other tenants of a user do not concern this one.
          return { ...base, tenantIds: [tenant.id], tenants: tenants.filter(({ tenantId }) => tenantId === tenant.id) }
        }),
        { sort: ['createdAt', 'name', 'email', 'id', 'verified', 'isLocked', 'provider', 'tenantId'] },
      )
    }),
  },
})
