'use client'

import type { ClientState } from '@portico/headless'
import { hostedOnServer } from '@portico/headless/hosted-login'
import { FollowNextRouter } from '@portico/headless/next'
import { LoginPage, PorticoKit } from '@portico/ui-kit'
import type { ReactNode } from 'react'

interface PorticoProps {
  readonly state: ClientState | undefined
  readonly isHosted: boolean
  readonly children: ReactNode
}

export function Portico({ state, isHosted, children }: PorticoProps) {
  const client = { baseUrl: () => '/api', state, ...(isHosted && { hostedLogin: hostedOnServer() }) }
  return (
    <PorticoKit client={client} brand={{ name: 'Lantern' }} screens={{ loginUrl: LoginPage }}>
      <FollowNextRouter />
      {children}
    </PorticoKit>
  )
}
