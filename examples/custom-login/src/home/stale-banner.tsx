import { useSession } from '@portico/headless'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'

/** Says that the provider is out of reach while the session is kept. The region is always there, so that it is heard. */
export function StaleBanner() {
  const { status, refresh, calls } = useSession()
  return (
    <div role="status">
      {status === 'stale' && (
        <Notice tone="warning" title="We can’t reach Lantern right now">
          <p>You’re still signed in. What you see may be out of date, and we keep trying to connect.</p>
          <Button size="small" isPending={calls.refresh.status === 'pending'} onPress={() => void refresh()}>
            Try now
          </Button>
        </Notice>
      )}
    </div>
  )
}
