'use client'

import { useClient, useStartUp } from '@portico/headless'
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import {
  type Look,
  mergeLook,
  plainLook,
  type ResolvedAppearance,
  type ResolvedBrand,
  type ResolvedLook,
} from './merge-look.ts'

/** The props of {@link ThemeProvider}. */
export interface ThemeProviderProps extends Look {
  /** What the look holds for. */
  readonly children?: ReactNode
}

const ThemeContext = /* @__PURE__ */ createContext<ResolvedLook | null>(null)

/** Sets the look and the brand of what is below it: over those of an outer provider, the outermost over the metadata's. */
export function ThemeProvider({ appearance, brand, children }: ThemeProviderProps): ReactElement {
  const outer = useContext(ThemeContext)
  const tenant = useTenantLook(outer === null)
  const look = useMemo(
    () => mergeLook(outer ?? mergeLook(plainLook, tenant), { appearance, brand }),
    [outer, tenant, appearance, brand],
  )
  return <ThemeContext.Provider value={look}>{children}</ThemeContext.Provider>
}

/** The look that holds where the part that asks is: the theme, over it the tenant's metadata, over it the providers. */
export function useAppearance(): ResolvedAppearance {
  return (useContext(ThemeContext) ?? plainLook).appearance
}

/** The application's name and logo: those of the providers, else the tenant's logo. */
export function useBrand(): ResolvedBrand {
  return (useContext(ThemeContext) ?? plainLook).brand
}

/** What reads the metadata is fetched while they are, so that the form waits for neither. */
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
