import { useSession } from '@portico/headless'
import { TodayCard } from '../product/today-card.tsx'
import { AccessCard } from './access-card.tsx'
import { SessionCard } from './session-card.tsx'
import { Shell } from './shell.tsx'
import { useWords } from './words.ts'

/** The first page of the application: the day at the warehouse, and the person's access. */
export function HomePage() {
  const words = useWords()
  const { user, tenant } = useSession()
  if (!user) return null
  return (
    <Shell
      tab={words.overview}
      title={words.welcome(user.name || user.email)}
      lead={tenant ? words.workingIn(tenant.name) : words.signedIn}
    >
      <TodayCard />
      <div className="cards">
        <AccessCard />
        <SessionCard user={user} />
      </div>
    </Shell>
  )
}
