import { SignedIn, SignedOut, useSession } from '@portico/headless'
import { Link } from './link.tsx'

/** A page for all visitors. */
export function HomePage() {
  const name = useSession(({ user }) => user?.name)
  return (
    <section className="grid max-w-xl justify-items-start gap-5 py-10">
      <SignedOut>
        <h1 className="text-4xl font-bold tracking-tight text-balance sm:text-5xl">Your application starts here</h1>
        <p className="soft text-lg">
          Every page here is your own markup. The hooks of Portico hold the state behind it.
        </p>
      </SignedOut>
      <SignedIn>
        <h1 className="text-4xl font-bold tracking-tight text-balance sm:text-5xl">Welcome back, {name}</h1>
        <p className="soft text-lg">You are signed in. The dashboard is a page for signed-in users only.</p>
      </SignedIn>
      <Link href="/dashboard" className="button-primary">
        Open the dashboard
      </Link>
    </section>
  )
}
