'use client'

import {
  type Context,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  version,
} from 'react'
import { checkProvided, withoutProvider } from '#client-checks'
import type { Client } from '../client/index.ts'
import { developerError } from '../core/developer-error.ts'

const ClientContext: Context<Client | null> = createContext<Client | null>(null)

export interface PorticoProviderProps {
  /** The client, made once with `createClient`: per page in a browser, per request on a server. */
  readonly client: Client
  /** The part of the application that uses the client. */
  readonly children?: ReactNode
}

/** Hands a client to the hooks below it and starts it once it is on the page. Its calls then name React and its version. */
export function PorticoProvider({ client, children }: PorticoProviderProps): ReactElement {
  checkProvided(client)
  useEffect(() => {
    void client.start({ framework: `react@${version}` })
  }, [client])
  return createElement(ClientContext.Provider, { value: client }, children)
}

/** The client of the nearest {@link PorticoProvider}. Without one it throws `provider-missing`. */
export function useClient(): Client {
  return useClientFor()
}

/** {@link useClient} of the hook of a feature, which the error of a development build names. */
export function useClientFor(feature?: string): Client {
  const client = useContext(ClientContext)
  if (!client) throw developerError('provider-missing', withoutProvider(feature))
  return client
}
