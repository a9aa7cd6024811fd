import { useSession } from '@portico/headless'
import { Brand } from '../parts/brand.tsx'
import { Button } from '../parts/button.tsx'

/** The provider could not be asked who is there. It is asked again by itself, and at once when wanted. */
export function OfflinePage() {
  const { refresh, calls } = useSession()
  return (
    <div className="login-page">
      <title>No connection · Lantern</title>
      <main className="login-box">
        <Brand />
        <section className="step">
          <header className="step-header">
            <h1>We can’t reach Lantern</h1>
            <p role="status">You may be offline. We keep trying, and open your page as soon as it works.</p>
          </header>
          <Button
            variant="primary"
            isPending={calls.refresh.status === 'pending'}
            busy="Connecting…"
            onPress={() => void refresh()}
          >
            Try now
          </Button>
        </section>
      </main>
    </div>
  )
}
