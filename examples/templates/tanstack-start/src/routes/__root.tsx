import { SignedIn } from '@portico/headless'
import { FollowTanStackRouter } from '@portico/headless/tanstack-router'
import { PorticoKit } from '@portico/ui-kit'
import { AdminPortal } from '@portico/ui-kit/portal'
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import styles from '../app.css?url'
import { Header } from '../header.tsx'
import { portico } from '../portico.server.ts'

/** The state of the browser's client, so that the first render knows the signed-in user. */
const readState = createServerFn().handler(({ context }) => portico.stateOf(context))

export const Route = createRootRoute({
  loader: () => readState(),
  // Afterwards the client in the browser knows more than the server.
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: 'My app' },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    ],
  }),
  shellComponent: Page,
  component: Application,
})

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** The application. On the routes of Portico, such as /account/login, the kit shows a screen in place of it. */
function Application() {
  const state = Route.useLoaderData()
  return (
    <PorticoKit
      client={{ baseUrl: () => '/api', restoreSession: 'seen', state }}
      brand={{ name: 'My app', logo: '/favicon.svg' }}
    >
      <FollowTanStackRouter />
      <Header />
      <main>
        <Outlet />
      </main>
      <SignedIn>
        {/* A tenant hides some sections by default. Here people see each one whose permissions they have. */}
        <AdminPortal sections={(ours) => ours.map((one) => ({ ...one, visibility: 'byPermissions' }))} />
      </SignedIn>
    </PorticoKit>
  )
}
