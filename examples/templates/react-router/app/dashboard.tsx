import { RedirectToSignIn, SignedIn, useSession } from '@portico/headless'
import { useAdminPortal } from '@portico/headless/portal/admin-portal'

/** A page for signed-in users. The server leads a signed-out visitor to the sign-in; the page does so after a sign-out. */
export function Dashboard() {
  const { user, tenant } = useSession()
  const { open } = useAdminPortal()
  return (
    <>
      <RedirectToSignIn />
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
    </>
  )
}
