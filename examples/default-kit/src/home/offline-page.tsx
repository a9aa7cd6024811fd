import { useSession } from '@portico/headless'
import { Shell } from './shell.tsx'
import { useWords } from './words.ts'

/** The provider could not be asked who is there. It is asked again by itself, and at once when wanted. */
export function OfflinePage() {
  const { refresh, calls } = useSession()
  const words = useWords()
  return (
    <Shell tab={words.offline} title={words.offline} lead={words.offlineNotice}>
      <button
        type="button"
        className="button"
        data-pending={calls.refresh.status === 'pending' || undefined}
        onClick={() => void refresh()}
      >
        {words.tryNow}
      </button>
    </Shell>
  )
}
