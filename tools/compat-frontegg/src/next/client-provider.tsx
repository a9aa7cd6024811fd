'use client'

import type { ClientOptions, ClientState } from '@portico/headless'
import { hostedOnServer } from '@portico/headless/features/hosted-login'
import { type ReactElement, type ReactNode, useState } from 'react'
import { clientOptionsOf } from '../options/client-options.ts'
import type { ContextOptions, FronteggAppOptions } from '../options/types.ts'
import { KitAround } from '../provider/kit-around.tsx'

/** The options of Frontegg's providers for Next.js: the environment states the address of the provider. */
export interface NextOptions extends Omit<FronteggAppOptions, 'contextOptions'> {
  readonly contextOptions?: Partial<ContextOptions> | undefined
}

/** The part of the server in the first render. */
export interface ServerPart {
  /** The state of the server's client; `undefined` without a session. */
  readonly state: ClientState | undefined
  /** `true` if people sign in on the provider's own page. */
  readonly isHosted: boolean
  /** The address and the ids of the provider. */
  readonly contextOptions: ContextOptions
}

export interface ClientProviderProps {
  readonly given: NextOptions
  readonly server: ServerPart
  /** A component that moves the page by the app router. Default: none. */
  readonly follower?: ReactNode
  readonly navigate?: ClientOptions['navigate'] | undefined
  readonly children?: ReactNode
}

/** The kit in an application of Next.js. Its calls go by way of the application, which keeps the session in a cookie. */
export function ClientProvider({ given, server, follower, navigate, children }: ClientProviderProps): ReactElement {
  // Pages that the browser opens later come without this part.
  const [{ state, isHosted, contextOptions: known }] = useState(server)
  const contextOptions = { ...given.contextOptions, ...known }
  const options = { ...given, contextOptions, hostedLoginBox: isHosted }
  const [client] = useState(
    (): ClientOptions => ({
      ...clientOptionsOf(options, hostedOnServer()),
      ...(navigate && { navigate }),
      baseUrl: () => '/api',
      state,
    }),
  )
  return (
    <KitAround client={client} given={options} follower={follower}>
      {children}
    </KitAround>
  )
}
