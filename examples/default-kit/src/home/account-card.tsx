import { type Tenant, type User, useTenants } from '@portico/headless'
import { Fact } from './fact.tsx'
import { useLanguageTag, useWords } from './words.ts'

/** What an {@link AccountCard} takes. */
export interface AccountCardProps {
  /** Who is signed in. */
  readonly user: User
  /** The tenant they work in. */
  readonly tenant: Tenant | null
  /** The tenants they belong to. */
  readonly tenants: readonly Tenant[]
}

/** Who is signed in, and what they are in their tenant. */
export function AccountCard({ user, tenant, tenants }: AccountCardProps) {
  const words = useWords()
  const language = useLanguageTag()
  const others = tenants.filter(({ tenantId }) => tenantId !== tenant?.tenantId)
  const { switchTenant, switchingTo } = useTenants()
  return (
    <section className="card" aria-labelledby="account-title">
      <h2 id="account-title">{words.account}</h2>
      <dl className="facts">
        <Fact name={words.name}>
          <bdi>{user.name || '—'}</bdi>
        </Fact>
        <Fact name={words.email}>
          <bdi>{user.email}</bdi>
          {user.emailVerified && (
            <span className="badge" data-tone="good">
              {words.verified}
            </span>
          )}
        </Fact>
        <Fact name={words.tenant}>
          <bdi>{tenant?.name ?? '—'}</bdi>
          {others.length > 0 && <span className="help">{words.alsoMemberOf(listed(names(others), language))}</span>}
          {others.map(({ tenantId, name }) => (
            <button
              key={tenantId}
              type="button"
              className="button"
              data-pending={switchingTo === tenantId || undefined}
              onClick={() => void switchTenant({ tenantId })}
            >
              {words.switchTo(name)}
            </button>
          ))}
        </Fact>
        <Fact name={words.roles}>
          {user.roles.length === 0 && '—'}
          {user.roles.map(({ key, name }) => (
            <bdi key={key} className="badge">
              {name || key}
            </bdi>
          ))}
        </Fact>
      </dl>
    </section>
  )
}

function names(tenants: readonly Tenant[]): readonly string[] {
  return tenants.map(({ name }) => name)
}

function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(names)
}
