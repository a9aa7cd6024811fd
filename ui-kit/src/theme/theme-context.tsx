'use client'

import { useClient, useStartUp } from '@portico/headless'
import { storedAddress } from '@portico/headless/internal'
import {
  type Context,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import {
  type Look,
  mergeLook,
  plainLook,
  type ResolvedAppearance,
  type ResolvedBrand,
  type ResolvedLook,
} from './merge-look.ts'
import type { TenantLooks } from './metadata-look.ts'
import { type StoredAddresses, StoredAddressesContext } from './stored-addresses.ts'

export interface ThemeProviderProps extends Look {
  /** The components that use the look. */
  readonly children?: ReactNode
}

/** The look of the providers around, and what it was merged from. */
export interface Theme {
  readonly look: ResolvedLook
  readonly tenant: TenantLooks
  /** The looks of the providers, the innermost last. */
  readonly own: readonly Look[]
}

/** Provides the merged {@link Theme} to the screens below. */
export const ThemeContext: Context<Theme | null> = createContext<Theme | null>(null)

/** The look of the tenant that the screens below have. Default: that of the login box. */
export const TenantLookContext = createContext<keyof TenantLooks>('loginBox')

/** Sets look and brand for its children. They override an outer provider's, which overrides the metadata's. */
export function ThemeProvider({ appearance, brand, children }: ThemeProviderProps): ReactElement {
  const outer = useContext(ThemeContext)
  const read = useTenantLooks(outer === null)
  const box = useContext(TenantLookContext)
  const client = useClient()
  const theme = useMemo((): Theme => {
    const tenant = outer?.tenant ?? read
    const own = [...(outer?.own ?? []), { appearance, brand }]
    return {
      look: [tenant[box], ...own].reduce((under, over) => mergeLook(under, over, client), plainLook),
      tenant,
      own,
    }
  }, [outer, read, box, appearance, brand, client])
  const addresses = useMemo(
    (): StoredAddresses => ({
      picture: (address) => storedAddress(client, address, 'picture'),
      link: (address) => storedAddress(client, address, 'link'),
    }),
    [client],
  )
  return (
    <ThemeContext.Provider value={theme}>
      <StoredAddressesContext.Provider value={addresses}>{children}</StoredAddressesContext.Provider>
    </ThemeContext.Provider>
  )
}

/** The look at the calling component: the theme, overridden by the tenant's metadata, then by the providers. */
export function useAppearance(): ResolvedAppearance {
  return (useContext(ThemeContext)?.look ?? plainLook).appearance
}

/** The application's name and logo, from the providers, otherwise from the tenant's metadata. */
export function useBrand(): ResolvedBrand {
  return (useContext(ThemeContext)?.look ?? plainLook).brand
}

/** The code that reads the metadata loads with it, so that the form waits for neither. */
function useTenantLooks(isAsked: boolean): TenantLooks {
  const metadata = useStartUp((state) => state.metadata)
  const { log } = useClient()
  const [look, setLook] = useState<TenantLooks>(nothing)
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    import('./metadata-look.ts')
      .then(({ looksFromMetadata }) => isCurrent && setLook(looksFromMetadata(metadata)))
      .catch((error) => log.warn("The tenant's theme could not be loaded.", error))
    return () => {
      isCurrent = false
    }
  }, [isAsked, metadata, log])
  return look
}

const nothing: TenantLooks = { loginBox: {}, adminPortal: {} }
