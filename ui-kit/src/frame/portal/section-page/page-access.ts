'use client'

import { type CanRequest, type Permit, useCan } from '@portico/headless'
import { createContext, useContext } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { sectionPageMessages } from '../../../i18n/messages/portal/section-page.gen.ts'
import type { Access, SectionPageProps, ViewOnly } from './types.ts'
import { useAdvice } from './use-advice.ts'

/** The reason why everything below is view only; `null` if it can be changed. */
export const ViewOnlyContext = /* @__PURE__ */ createContext<ViewOnly | null>(null)

/** Returns the reason why the page around is view only; `null` if its content can be changed. */
export function useViewOnly(): ViewOnly | null {
  return useContext(ViewOnlyContext)
}

/** The rights of the person on a page. */
export type PageAccess =
  | { readonly status: 'pending' }
  | { readonly status: 'forbidden'; readonly permit: Permit }
  | { readonly status: 'open'; readonly viewOnly: ViewOnly | null }

/** Checks the permissions of a page. */
export function usePageAccess(props: Pick<SectionPageProps, 'see' | 'change' | 'viewOnly'>): PageAccess {
  const { see, change, viewOnly } = props
  const around = useViewOnly()
  const seen = useAccess(see)
  const changed = useAccess(change)
  const t = useMessages(sectionPageMessages)
  const remedy = useAdvice(change ?? null, changed)
  if (seen.isPending || changed.isPending) return { status: 'pending' }
  if (!seen.allowed) return { status: 'forbidden', permit: seen }
  const denied = changed.allowed ? null : { reason: t('page.mayLook'), remedy }
  return { status: 'open', viewOnly: viewOnly ?? around ?? denied }
}

function useAccess(access: Access | undefined): Permit {
  const permit = useCan(access ?? everybody)
  return access ? permit : open
}

const everybody: CanRequest = {}
const open: Permit = { allowed: true, isPending: false, reasons: [], remedy: null, trace: [] }
