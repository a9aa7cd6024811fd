import { SignedIn, SignedOut } from '@portico/headless'
import { UserButton } from '@portico/ui-kit/portal/user-button'
import { Link } from 'react-router'

export function Header() {
  return (
    <header className="header">
      <Link to="/" className="brand">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        My app
      </Link>
      <nav aria-label="Main">
        <Link to="/dashboard">Dashboard</Link>
      </nav>
      <SignedIn>
        <UserButton />
      </SignedIn>
      <SignedOut>
        <Link to="/account/login" className="button">
          Sign in
        </Link>
      </SignedOut>
    </header>
  )
}
