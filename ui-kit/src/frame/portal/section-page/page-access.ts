'use client'

import { type CanRequest, type Permit, useAuthorized } from '@portico/headless'
import { createContext, useContext } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { sectionPageMessages } from '../../../i18n/messages/portal/section-page.gen.ts'
import type { SectionPageProps, ViewOnly } from './types.ts'
import { useAdvice } from './use-advice.ts'

/** The reason why everything below is view only; `null` if it can be changed. */
export const ViewOnlyContext = createContext<ViewOnly | null>(null)

/** Returns the reason why the page around is view only; `null` if its content can be changed. */
export function useViewOnly(): ViewOnly | null {
  return useContext(ViewOnlyContext)
}

/** The rights of the person on a page. */
export type PageAccess =
  | { readonly status: 'pending' }
  | { readonly status: 'forbidden'; readonly permit: Permit }
  | { readonly status: 'open'; readonly viewOnly: ViewOnly | null }

/** The permits of a page, to see and to change it. */
export interface PagePermits {
  readonly seen: Permit
  readonly changed: Permit
}

/** Combines the permits of a page with the pages around it. */
export function usePageAccess(
  { change, viewOnly }: Pick<SectionPageProps, 'change' | 'viewOnly'>,
  { seen, changed }: PagePermits,
): PageAccess {
  const around = useViewOnly()
  const t = useMessages(sectionPageMessages)
  const remedy = useAdvice(change ?? null, changed)
  if (seen.isPending || changed.isPending) return { status: 'pending' }
  if (!seen.isAllowed) return { status: 'forbidden', permit: seen }
  const denied = changed.isAllowed ? null : { reason: t('page.mayLook'), remedy }
  return { status: 'open', viewOnly: viewOnly ?? around ?? denied }
}

/** The permits of a page that asks for roles and permissions alone. */
export function useGuardPermits({ see, change }: Pick<SectionPageProps, 'see' | 'change'>): PagePermits {
  const seen = useAuthorized(see ?? everybody)
  const changed = useAuthorized(change ?? everybody)
  return { seen: see ? seen : open, changed: change ? changed : open }
}

/** `true` if a page asks for more than roles and permissions, which needs the code of entitlements. */
export function asksForMore({ see, change }: Pick<SectionPageProps, 'see' | 'change'>): boolean {
  return [see, change].some((access) => (access?.feature ?? access?.permission ?? access?.stepUp) !== undefined)
}

const everybody: CanRequest = {}
/** The permit of a page that asks for nothing. */
export const open: Permit = { isAllowed: true, isPending: false, reasons: [], remedy: null, trace: [] }
