'use client'

import { storedAddress } from '@portico/headless/internal'
import { type Context, createContext, useContext } from 'react'

/** Judges addresses that others have stored. */
export interface StoredAddresses {
  /** The address of a picture that may load, else `null`. */
  readonly picture: (address: unknown) => string | null
  /** The address of a link that may be followed, else `null`. */
  readonly link: (address: unknown) => string | null
}

/** Provides {@link StoredAddresses}. Default: without the rules of a client. */
export const StoredAddressesContext: Context<StoredAddresses> = createContext<StoredAddresses>({
  picture: (address) => storedAddress(null, address, 'picture'),
  link: (address) => storedAddress(null, address, 'link'),
})

/** The judge of stored addresses, by the options of the client. */
export function useStoredAddresses(): StoredAddresses {
  return useContext(StoredAddressesContext)
}
