import { useClient, useSession } from '@portico/headless'
import type { ReactNode } from 'react'
import { ActionLink } from '../parts/action-link.tsx'
import { Avatar } from '../parts/avatar.tsx'
import { Brand } from '../parts/brand.tsx'
import { Button } from '../parts/button.tsx'
import { StaleBanner } from './stale-banner.tsx'

/** What a {@link Shell} takes. */
export interface ShellProps {
  /** What the page is called in the browser's tabs. */
  readonly title: string
  /** The page. */
  readonly children: ReactNode
}

/** What surrounds every page of the application: the product, who is signed in, and the way out. */
export function Shell({ title, children }: ShellProps) {
  const client = useClient()
  const { user, logOut } = useSession()
  return (
    <div className="shell">
      <title>{`${title} · Lantern`}</title>
      <header className="top-bar">
        <Brand />
        {user && (
          <nav aria-label="Main">
            <ActionLink onPress={() => client.navigate('/')}>Overview</ActionLink>{' '}
            <ActionLink onPress={() => client.navigate('/users')}>Users</ActionLink>
          </nav>
        )}
        {user && (
          <span className="top-bar-user">
            <Avatar name={user.name || user.email} />
            <bdi>{user.email}</bdi>
          </span>
        )}
        <Button size="small" onPress={() => void logOut()}>
          Sign out
        </Button>
      </header>
      <main className="page">
        <StaleBanner />
        {children}
      </main>
    </div>
  )
}
