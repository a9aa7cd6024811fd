import { useSession } from '@portico/headless'
import { Splash } from '../parts/splash.tsx'
import { OfflinePage } from './offline-page.tsx'

/** What stands in the place of the application while it is not known who is there. */
export function WaitingPage() {
  const { status, user } = useSession()
  if (status === 'restoring') return <Splash />
  return status === 'stale' && user === null ? <OfflinePage /> : null
}
