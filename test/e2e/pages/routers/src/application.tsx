import { RedirectToSignIn, SignedIn, useClient, useSession } from '@portico/headless'
import { routesOf } from '@portico/headless/internal'
import { useAdminPortal } from '@portico/headless/portal/admin-portal'
import { AdminPortal } from '@portico/ui-kit/portal'
import type { ReactNode } from 'react'

/** What surrounds every page of the application, which says where its router believes to be. */
export function Frame({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  return (
    <>
      <RedirectToSignIn />
      <SignedIn>
        <p>The router is at {place}</p>
        {children}
        <AdminPortal sections={(ours) => ours.map((section) => ({ ...section, visibility: 'always' }))} />
      </SignedIn>
    </>
  )
}

/** The first page, with the router's own link to the other. */
export function Home({ link }: { readonly link: ReactNode }) {
  const user = useSession((session) => session.user)
  const client = useClient()
  const { open } = useAdminPortal()
  return (
    <>
      <h1>Welcome back, {user?.name}</h1>
      {link}
      <button type="button" onClick={() => client.navigate(routesOf(client).logoutUrl)}>
        Sign out
      </button>
      <button type="button" onClick={() => open({ section: 'users' })}>
        Administration
      </button>
    </>
  )
}

/** The other page. */
export const Team = () => <h1>Team</h1>
