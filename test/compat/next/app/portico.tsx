'use client'

import { FollowNextRouter } from '@portico/headless/next'
import { LoginPage, PorticoKit } from '@portico/ui-kit'
import type { ReactNode } from 'react'

const client = { baseUrl: process.env['NEXT_PUBLIC_PORTICO_URL'] ?? 'http://localhost:4400' }

export function Portico({ children }: { readonly children: ReactNode }) {
  return (
    <PorticoKit client={client} brand={{ name: 'Lantern' }} screens={{ loginUrl: LoginPage }}>
      <FollowNextRouter />
      {children}
    </PorticoKit>
  )
}
