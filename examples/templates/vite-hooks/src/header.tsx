import { SignedIn, SignedOut } from '@portico/headless'
import { Link } from './link.tsx'
import { UserMenu } from './user-menu.tsx'

export function Header() {
  return (
    <header className="flex min-h-16 items-center gap-6 border-b border-slate-200 bg-white px-4 sm:px-8 dark:border-slate-800 dark:bg-slate-900">
      <Link href="/" className="flex items-center gap-2.5 font-semibold whitespace-nowrap">
        <img src="/favicon.svg" alt="" className="size-7" />
        My app
      </Link>
      <nav aria-label="Main" className="flex flex-1 gap-4">
        <Link href="/dashboard" className="hover:text-accent dark:hover:text-accent-soft">
          Dashboard
        </Link>
        <SignedIn>
          <Link href="/users" className="hover:text-accent dark:hover:text-accent-soft">
            Users
          </Link>
        </SignedIn>
      </nav>
      <SignedIn>
        <UserMenu />
      </SignedIn>
      <SignedOut>
        <Link href="/account/login" className="button">
          Sign in
        </Link>
      </SignedOut>
    </header>
  )
}
