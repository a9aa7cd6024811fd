import { SignedIn, SignedOut, useSession } from '@portico/headless'
import { Link } from './link.tsx'

/** A page for all visitors. */
export function HomePage() {
  const name = useSession(({ user }) => user?.name)
  return (
    <section className="hero">
      <SignedOut>
        <h1>Your application starts here</h1>
        <p>Sign-in, accounts and administration are in place. Sign in to see them work.</p>
      </SignedOut>
      <SignedIn>
        <h1>Welcome back, {name}</h1>
        <p>You are signed in. The dashboard is a page for signed-in users only.</p>
      </SignedIn>
      <Link href="/dashboard" className="button primary">
        Open the dashboard
      </Link>
    </section>
  )
}
