import { SignedIn, SignedOut } from '@portico/headless'
import { UserButton } from '@portico/ui-kit/portal/user-button'
import Link from 'next/link'

export function Header() {
  return (
    <header className="header">
      <Link href="/" className="brand">
        <img src="/icon.svg" alt="" width="28" height="28" />
        My app
      </Link>
      <nav aria-label="Main">
        <Link href="/dashboard">Dashboard</Link>
      </nav>
      <SignedIn>
        <UserButton />
      </SignedIn>
      <SignedOut>
        <Link href="/account/login" className="button">
          Sign in
        </Link>
      </SignedOut>
    </header>
  )
}
