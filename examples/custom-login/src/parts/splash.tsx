import { Brand } from './brand.tsx'

/** Shown while the session is restored. It stays invisible for a moment, so that a quick answer shows no flash. */
export function Splash() {
  return (
    <main className="splash" aria-busy="true">
      <title>Lantern</title>
      <h1>
        <Brand />
      </h1>
      <p role="status">
        <span className="spinner" /> Checking your session…
      </p>
    </main>
  )
}
