'use client'

import { useClient } from '@portico/headless'
import { type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import { type Look, mergeLook, plainLook } from './merge-look.ts'
import { TenantLookContext, type Theme, ThemeContext } from './theme-context.tsx'

export interface TenantLookProps {
  /** The look of the tenant, in place of the one that its metadata have. */
  readonly look: Look
  readonly children: ReactNode
}

/** Gives the screens below another look of the tenant. The looks of the providers around stay over it. */
export function TenantLook({ look, children }: TenantLookProps): ReactElement {
  const outer = useContext(ThemeContext)
  const client = useClient()
  const theme = useMemo((): Theme => {
    const own = outer?.own ?? []
    return {
      look: [look, ...own].reduce((under, over) => mergeLook(under, over, client), plainLook),
      tenant: { loginBox: look, adminPortal: look },
      own,
    }
  }, [outer, look, client])
  return (
    <ThemeContext.Provider value={theme}>
      <TenantLookContext.Provider value="loginBox">{children}</TenantLookContext.Provider>
    </ThemeContext.Provider>
  )
}
