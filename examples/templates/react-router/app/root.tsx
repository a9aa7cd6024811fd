import { SignedIn } from '@portico/headless'
import { FollowReactRouter } from '@portico/headless/react-router'
import { PorticoKit } from '@portico/ui-kit'
import { AdminPortal } from '@portico/ui-kit/portal'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { Header } from './header.tsx'
import { portico } from './portico.server.ts'
import './app.css'

/** Renews sessions, leads signed-out people to the sign-in and back, and gives the session to loaders. */
export const middleware: Route.MiddlewareFunction[] = [portico.middleware]

/** The state of the browser's client, so that the first render knows the signed-in user. */
export async function loader({ context }: Route.LoaderArgs) {
  return { state: await portico.stateOf(context) }
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>My app</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The application. On the routes of Portico, such as /account/login, the kit shows a screen in place of it. */
export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <PorticoKit
      client={{ baseUrl: () => '/api', restoreSession: 'seen', state: loaderData.state }}
      brand={{ name: 'My app', logo: '/favicon.svg' }}
    >
      <FollowReactRouter />
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
