'use client'

import {
  type Context,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
} from 'react'
import type { Client } from '../client/index.ts'
import { PorticoError } from '../core/errors.ts'

const ClientContext: Context<Client | null> = /* @__PURE__ */ createContext<Client | null>(null)

/** What {@link PorticoProvider} takes. */
export interface PorticoProviderProps {
  /** The client, made once with `createClient`: per page in a browser, per request on a server. */
  readonly client: Client
  /** The application. */
  readonly children?: ReactNode
}

/** Hands a client to the hooks below it and starts it once it is on the page. */
export function PorticoProvider({ client, children }: PorticoProviderProps): ReactElement {
  useEffect(() => {
    void client.start()
  }, [client])
  return createElement(ClientContext.Provider, { value: client }, children)
}

/** The client of the nearest {@link PorticoProvider}. Without one it throws `provider-missing`. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) {
    throw new PorticoError('provider-missing', 'A Portico hook needs <PorticoProvider client={…}> around it')
  }
  return client
}
