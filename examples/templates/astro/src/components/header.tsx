import { SignedIn, SignedOut } from '@portico/headless'
import { UserButton } from '@portico/ui-kit/portal/user-button'

export function Header() {
  return (
    <header className="header">
      <a href="/" className="brand">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        My app
      </a>
      <nav aria-label="Main">
        <a href="/dashboard">Dashboard</a>
      </nav>
      <SignedIn>
        <UserButton />
      </SignedIn>
      <SignedOut>
        <a href="/account/login" className="button">
          Sign in
        </a>
      </SignedOut>
    </header>
  )
}
