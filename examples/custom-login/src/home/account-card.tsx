import type { Tenant, User } from '@portico/headless'
import { Icon } from '../parts/icon.tsx'
import { Fact } from './fact.tsx'

/** What an {@link AccountCard} takes. */
export interface AccountCardProps {
  /** Who is signed in. */
  readonly user: User
  /** The tenant they work in. */
  readonly tenant: Tenant | null
  /** The tenants they belong to. */
  readonly tenants: readonly Tenant[]
}

/** Who is signed in, and what they may do. */
export function AccountCard({ user, tenant, tenants }: AccountCardProps) {
  const others = tenants.filter(({ tenantId }) => tenantId !== tenant?.tenantId)
  return (
    <section className="card" aria-labelledby="account-title">
      <h2 id="account-title">Your account</h2>
      <dl className="facts">
        <Fact name="Name">{user.name || '—'}</Fact>
        <Fact name="Email">
          <bdi>{user.email}</bdi>
          {user.isEmailVerified && (
            <span className="badge" data-tone="success">
              <Icon name="check" />
              Verified
            </span>
          )}
        </Fact>
        <Fact name="Tenant">
          {tenant?.name ?? '—'}
          {others.length > 0 && <span className="help">Also a member of {listed(others.map(({ name }) => name))}</span>}
        </Fact>
        <Fact name="Roles">
          {user.roles.length === 0 && '—'}
          {user.roles.map((role) => (
            <span key={role.key} className="badge">
              {role.name || role.key}
            </span>
          ))}
        </Fact>
        <Fact name="Permissions">{user.isSuperUser ? 'Everything' : <Permissions keys={user.permissions} />}</Fact>
      </dl>
    </section>
  )
}

function Permissions({ keys }: { readonly keys: readonly string[] }) {
  if (keys.length === 0) return '—'
  return (
    <details>
      <summary>{keys.length === 1 ? '1 permission' : `${keys.length} permissions`}</summary>
      <ul className="keys" dir="ltr">
        {keys.map((key) => (
          <li key={key}>
            <code>{key}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang).format(names)
}
