import { SessionPending, SessionUnreachable } from '@portico/headless'
import { Splash } from '../parts/splash.tsx'
import { OfflinePage } from './offline-page.tsx'

/** What stands in the place of the application while it is not known who is there. */
export function WaitingPage() {
  return (
    <>
      <SessionPending>
        <Splash />
      </SessionPending>
      <SessionUnreachable>
        <OfflinePage />
      </SessionUnreachable>
    </>
  )
}
