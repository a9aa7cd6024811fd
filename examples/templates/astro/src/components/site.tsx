import { SignedIn } from '@portico/headless'
import { PorticoKit } from '@portico/ui-kit'
import { AdminPortal } from '@portico/ui-kit/portal'
import type { ReactNode } from 'react'
import { client } from './client.ts'
import { Header } from './header.tsx'

/** The island around a page: the kit, the header and the portal. At /account/login the kit shows the sign-in in place of it. */
export function Site({ children }: { readonly children?: ReactNode }) {
  return (
    <PorticoKit client={client} brand={{ name: 'My app', logo: '/favicon.svg' }}>
      <Header />
      <main>{children}</main>
      <SignedIn>
        {/* A tenant hides some sections by default. Here people see each one whose permissions they have. */}
        <AdminPortal sections={(ours) => ours.map((one) => ({ ...one, visibility: 'byPermissions' }))} />
      </SignedIn>
    </PorticoKit>
  )
}
