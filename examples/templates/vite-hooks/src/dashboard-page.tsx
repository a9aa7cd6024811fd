import { useSession } from '@portico/headless'
import { Link } from './link.tsx'

/** The first page of a signed-in user: the account, and the link to the users. */
export function DashboardPage() {
  const { user, tenant } = useSession()
  return (
    <>
      <h1 className="mb-6 text-3xl font-bold tracking-tight">Dashboard</h1>
      <div className="grid gap-5 sm:grid-cols-2">
        <section className="card">
          <h2 className="mb-3 text-lg font-semibold">{user?.name}</h2>
          <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
            <dt className="soft">Email</dt>
            <dd className="wrap-anywhere">{user?.email}</dd>
            <dt className="soft">Organization</dt>
            <dd>{tenant?.name}</dd>
            <dt className="soft">Roles</dt>
            <dd>{user?.roles.map(({ name }) => name).join(', ') || 'None'}</dd>
          </dl>
        </section>
        <section className="card grid justify-items-start gap-3">
          <h2 className="text-lg font-semibold">Administration</h2>
          <p className="soft">The users of your organization, in a table of your own.</p>
          <Link href="/users" className="button">
            Manage users
          </Link>
        </section>
      </div>
    </>
  )
}
