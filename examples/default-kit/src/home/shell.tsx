import { useSession } from '@portico/headless'
import { useAdminPortal } from '@portico/headless/portal/admin-portal'
import { NotificationsButton } from '@portico/ui-kit/portal/notifications-button'
import { TenantSwitcher } from '@portico/ui-kit/portal/tenant-switcher'
import { UserButton } from '@portico/ui-kit/portal/user-button'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../product/link.tsx'
import { MainMenu } from '../product/main-menu.tsx'
import { WithCheckout } from './checkout.tsx'
import { portalSections } from './portal-sections.tsx'
import { useWords } from './words.ts'

/** What a {@link Shell} takes. */
export interface ShellProps {
  /** What the page is called in the browser's tabs. */
  readonly tab: string
  /** Its heading, which takes the focus when the page comes, because what had it is gone. */
  readonly title: ReactNode
  /** A sentence more. */
  readonly lead: ReactNode
  /** The page. */
  readonly children: ReactNode
}

/** What surrounds every page of the application: the product, the way out, and how the session is doing. */
export function Shell({ tab, title, lead, children }: ShellProps) {
  const words = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const { user, status, refresh, calls } = useSession()
  const { open } = useAdminPortal()
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="shell">
      <title>{`${tab} · Lantern`}</title>
      <header className="top-bar">
        <Link to="/" className="brand">
          <svg viewBox="0 0 26 26" aria-hidden="true">
            <path d="M13 2.5a7 7 0 0 1 3.4 13.1l1.7 7.9H7.9l1.7-7.9A7 7 0 0 1 13 2.5Z" />
          </svg>
          <bdi>Lantern</bdi>
        </Link>
        {user && (
          <>
            <TenantSwitcher />
            <MainMenu />
            <div className="top-bar-actions">
              <button type="button" className="button" onClick={() => open()}>
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M3 6h5.5M13.5 6H17M3 14h3.5M11.5 14H17M13.5 6a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM11.5 14a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z" />
                </svg>
                <span>{words.administration}</span>
              </button>
              <NotificationsButton />
              <UserButton
                sections={portalSections}
                items={[{ id: 'gallery', label: words.gallery, href: `${import.meta.env.BASE_URL}gallery/` }]}
              />
            </div>
          </>
        )}
      </header>
      <main className="page">
        <div role="status">
          {user && status === 'stale' && (
            <div className="notice">
              <p>{words.staleNotice}</p>
              <button
                type="button"
                className="button"
                data-pending={calls.refresh.status === 'pending' || undefined}
                onClick={() => void refresh()}
              >
                {words.tryNow}
              </button>
            </div>
          )}
        </div>
        <header className="page-header">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{lead}</p>
        </header>
        <WithCheckout>{children}</WithCheckout>
      </main>
    </div>
  )
}
