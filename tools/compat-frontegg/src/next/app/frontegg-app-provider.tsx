import type { ReactElement, ReactNode } from 'react'
import { noticeName } from '#notices'
import { ClientProvider, type NextOptions } from '../client-provider.tsx'
import { portico } from '../server/portico.ts'
import { serverPartOf } from '../server/server-part.ts'
import { FollowNextRouter } from './follower.tsx'

export interface FronteggAppProviderProps extends NextOptions {
  /** The application. */
  readonly children?: ReactNode
}

/**
 * Frontegg's provider for the app router: a server component for the root layout.
 *
 * @deprecated Use `PorticoKit` with the state of `createNextServer`.
 */
export async function FronteggAppProvider({ children, ...given }: FronteggAppProviderProps): Promise<ReactElement> {
  noticeName('FronteggAppProvider')
  const server = serverPartOf(await portico().getState())
  return (
    <ClientProvider given={given} server={server} follower={<FollowNextRouter />}>
      {children}
    </ClientProvider>
  )
}
