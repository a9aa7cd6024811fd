import { useSession } from '@portico/headless'
import { AccessCard } from './access-card.tsx'
import { AccountCard } from './account-card.tsx'
import { SessionCard } from './session-card.tsx'
import { Shell } from './shell.tsx'
import { useWords } from './words.ts'

/** The first page of the application: who is signed in, where, how the session is doing, and what it opens. */
export function HomePage() {
  const words = useWords()
  const { user, tenant, tenants } = useSession()
  if (!user) return null
  return (
    <Shell
      tab={words.overview}
      title={words.welcome(user.name || user.email)}
      lead={tenant ? words.workingIn(tenant.name) : words.signedIn}
    >
      <div className="cards">
        <AccountCard user={user} tenant={tenant} tenants={tenants} />
        <SessionCard user={user} />
        <AccessCard />
      </div>
    </Shell>
  )
}
