import Link from 'next/link'
import { portico } from '../portico'

/** A page for all visitors. */
export default async function HomePage() {
  const session = await portico.getSession()
  return (
    <section className="hero">
      {session ? (
        <>
          <h1>Welcome back, {session.user.name}</h1>
          <p>You are signed in. The dashboard is a page for signed-in users only.</p>
        </>
      ) : (
        <>
          <h1>Your application starts here</h1>
          <p>Sign-in, accounts and administration are in place. Sign in to see them work.</p>
        </>
      )}
      <Link href="/dashboard" className="button primary">
        Open the dashboard
      </Link>
    </section>
  )
}
