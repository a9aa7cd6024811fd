'use client'

import { SignedIn, useSession } from '@portico/headless'
import { useAdminPortal } from '@portico/headless/portal/admin-portal'

/** The account of the signed-in user, and the button that opens the portal. */
export function Dashboard() {
  const { user, tenant } = useSession()
  const { open } = useAdminPortal()
  return (
    <SignedIn>
      <h1>Dashboard</h1>
      <div className="cards">
        <section className="card">
          <h2>{user?.name}</h2>
          <dl>
            <dt>Email</dt>
            <dd>{user?.email}</dd>
            <dt>Organization</dt>
            <dd>{tenant?.name}</dd>
            <dt>Roles</dt>
            <dd>{user?.roles.map(({ name }) => name).join(', ') || 'None'}</dd>
          </dl>
        </section>
        <section className="card">
          <h2>Administration</h2>
          <p>Users, roles, single sign-on, security and the audit log of your organization.</p>
          <a
            className="button"
            href="?portal"
            onClick={(event) => {
              event.preventDefault()
              open()
            }}
          >
            Open the portal
          </a>
        </section>
      </div>
    </SignedIn>
  )
}
