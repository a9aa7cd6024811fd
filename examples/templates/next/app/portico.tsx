'use client'

import { type ClientState, SignedIn } from '@portico/headless'
import { FollowNextRouter } from '@portico/headless/next'
import { PorticoKit } from '@portico/ui-kit'
import { AdminPortal } from '@portico/ui-kit/portal'
import type { ReactNode } from 'react'
import { Header } from './header'

interface PorticoProps {
  /** The state of the client, so that the first render knows the signed-in user. */
  readonly state: ClientState | undefined
  readonly children: ReactNode
}

/** The kit around the application. On its own routes, such as /account/login, it shows a screen in place of the page. */
export function Portico({ state, children }: PorticoProps) {
  return (
    <PorticoKit
      client={{ baseUrl: () => '/api', restoreSession: 'seen', state }}
      brand={{ name: 'My app', logo: '/icon.svg' }}
    >
      <FollowNextRouter />
      <Header />
      <main>{children}</main>
      <SignedIn>
        {/* A tenant hides some sections by default. Here people see each one whose permissions they have. */}
        <AdminPortal sections={(ours) => ours.map((one) => ({ ...one, visibility: 'byPermissions' }))} />
      </SignedIn>
    </PorticoKit>
  )
}
