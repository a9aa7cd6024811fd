import { useSession } from '@portico/headless'
import { AccountCard } from './account-card.tsx'
import { NextCard } from './next-card.tsx'
import { PageHeader } from './page-header.tsx'
import { Shell } from './shell.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** The first page of the application: who is signed in, and how. */
export function HomePage() {
  const { user, tenant, tenants } = useSession()
  if (!user) return null
  return (
    <Shell title="Overview">
      <PageHeader title={`Welcome back, ${user.name || user.email}`}>
        {tenant ? `You’re working in ${tenant.name}.` : 'You’re signed in.'}
      </PageHeader>
      <div className="cards">
        <AccountCard user={user} tenant={tenant} tenants={tenants} />
        <SignInCard user={user} />
        <NextCard />
      </div>
    </Shell>
  )
}
