'use client'

import { storedAddress, useClient, useStartUp } from '@portico/headless'
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import {
  type Look,
  mergeLook,
  plainLook,
  type ResolvedAppearance,
  type ResolvedBrand,
  type ResolvedLook,
} from './merge-look.ts'
import { type StoredAddresses, StoredAddressesContext } from './stored-addresses.ts'

/** The props of {@link ThemeProvider}. */
export interface ThemeProviderProps extends Look {
  /** The components that use the look. */
  readonly children?: ReactNode
}

const ThemeContext = /* @__PURE__ */ createContext<ResolvedLook | null>(null)

/** Sets look and brand for its children. They override an outer provider's, which overrides the metadata's. */
export function ThemeProvider({ appearance, brand, children }: ThemeProviderProps): ReactElement {
  const outer = useContext(ThemeContext)
  const tenant = useTenantLook(outer === null)
  const client = useClient()
  const look = useMemo(
    () => mergeLook(outer ?? mergeLook(plainLook, tenant, client), { appearance, brand }, client),
    [outer, tenant, appearance, brand, client],
  )
  const addresses = useMemo(
    (): StoredAddresses => ({
      picture: (address) => storedAddress(client, address, 'picture'),
      link: (address) => storedAddress(client, address, 'link'),
    }),
    [client],
  )
  return (
    <ThemeContext.Provider value={look}>
      <StoredAddressesContext.Provider value={addresses}>{children}</StoredAddressesContext.Provider>
    </ThemeContext.Provider>
  )
}

/** The look at the calling component: the theme, overridden by the tenant's metadata, then by the providers. */
export function useAppearance(): ResolvedAppearance {
  return (useContext(ThemeContext) ?? plainLook).appearance
}

/** The application's name and logo, from the providers, otherwise from the tenant's metadata. */
export function useBrand(): ResolvedBrand {
  return (useContext(ThemeContext) ?? plainLook).brand
}

/** The code that reads the metadata loads with it, so that the form waits for neither. */
function useTenantLook(isAsked: boolean): Look {
  const metadata = useStartUp((state) => state.metadata)
  const { log } = useClient()
  const [look, setLook] = useState<Look>(nothing)
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    import('./metadata-look.ts')
      .then(({ lookFromMetadata }) => isCurrent && setLook(lookFromMetadata(metadata)))
      .catch((error) => log.warn("The tenant's theme could not be loaded.", error))
    return () => {
      isCurrent = false
    }
  }, [isAsked, metadata, log])
  return look
}

const nothing: Look = {}
