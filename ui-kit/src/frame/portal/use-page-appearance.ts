'use client'

import { type PortalAppearance, type PortalPages, usePortalAppearance } from '@portico/headless/portal/admin-portal'
import { createContext, useContext } from 'react'

/** The parts of sections as the application sets them; `undefined` outside of a portal. */
export const PortalPagesContext = createContext<PortalPages | undefined>(undefined)

/** The parts of a section as the application sets them for the portal, else as the account configures them. */
export function usePageAppearance(section: string): PortalAppearance {
  return usePortalAppearance(section, useContext(PortalPagesContext))
}
