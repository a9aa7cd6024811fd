'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Unsubscribe } from '../../../core/events.ts'
import { userSearchColumns } from '../../../http/user-search.ts'
import { useClient } from '../../../react/context.ts'
import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { useOfferRead } from '../../../react/use-answers.ts'
import { type Derivation, useDerived } from '../../../react/use-derived.ts'
import { useSameData } from '../../../react/use-same-data.ts'
import { sessionFeature } from '../../../session/index.ts'
import { startUpFeature } from '../../../startup/index.ts'
import { entitlementsFeature } from '../../entitlements/index.ts'
import { portalAppearanceOf } from './appearance.ts'
import { adminPortalFeature } from './feature.ts'
import type { PortalPages } from './portal-pages.ts'
import { type Judge, sectionsBy } from './sections.ts'
import type {
  AdminPortalActions,
  AdminPortalState,
  PortalAppearance,
  PortalSectionRule,
  ShownPortalSection,
} from './types.ts'

/**
 * The place in the portal. It opens and closes the portal from anywhere, at a section or a record.
 *
 * @example
 * ```tsx
 * const { open, close, isOpen, section, record } = useAdminPortal()
 * open({ section: 'groups', record: group.id })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/admin-portal.md).
 * @function
 */
export const useAdminPortal: FeatureHook<AdminPortalState, AdminPortalActions> = createFeatureHook(adminPortalFeature)

let loaded: Judge | null = null

/**
 * Returns `judge` once its code is there, and `null` before. The code loads while `isNeeded`. If it does not load, permissions
 * alone decide: the provider checks each call.
 */
export function useJudge(isNeeded: boolean): Judge | null {
  const [judge, setJudge] = useState<Judge | null>(() => loaded)
  useEffect(() => {
    if (!isNeeded || judge) return
    let isCurrent = true
    const use = (next: Judge) => isCurrent && setJudge(() => next)
    import('./judge-part.ts').then(
      (part) => {
        loaded = part.judge
        use(part.judge)
      },
      () => use(entitledToAll),
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, judge])
  return judge
}

const entitledToAll: Judge = () => ({ isEntitled: true, justification: null, isPending: false, error: null })

/**
 * The parts of a section as `pages` set them, else as the tenant configures them. Renders again only when they change.
 *
 * @example
 * ```tsx
 * const { fields } = usePortalAppearance('profile')
 * const isShown = fields['jobTitle'] !== 'hidden'
 * ```
 */
export function usePortalAppearance(section: string, pages?: PortalPages): PortalAppearance {
  const client = useClient()
  const own = useSameData(pages)
  const derivation = useMemo(
    (): Derivation<PortalAppearance> => ({
      value: (isFirst) => (isFirst ? unknown : portalAppearanceOf(client, section, own)),
      until: () => null,
    }),
    [client, section, own],
  )
  return useDerived([client.get(startUpFeature), null], derivation)
}

const unknown: PortalAppearance = {
  fields: {},
  tabs: {},
  columns: {},
  searchIn: userSearchColumns,
  invitation: { canInviteByMail: true, canInviteMany: true, fields: {} },
}

/**
 * The sections of the portal that the signed-in user may see, in the order of the rules; by default all of the portal.
 * `null` until user, flags and metadata are known. Renders again only when the result changes.
 *
 * @example
 * ```tsx
 * const sections = usePortalSections([{ id: 'users' }, { id: 'invoices', permissions: ['billing.read'] }])
 * ```
 */
export function usePortalSections(rules?: readonly PortalSectionRule[]): readonly ShownPortalSection[] | null {
  const client = useClient()
  const asked = useSameData(rules)
  const known = useMemo(() => joined(client.get(sessionFeature), client.get(startUpFeature)), [client])
  const judge = useJudge(client.options.entitlements === true)
  useOfferRead()
  const derivation = useMemo(
    (): Derivation<readonly ShownPortalSection[] | null> => ({
      value: (isFirst) => (isFirst ? null : sectionsBy(client, asked, judge)),
      until: () => null,
    }),
    [client, asked, judge],
  )
  return useDerived([known, client.options.entitlements ? client.get(entitlementsFeature) : null], derivation)
}

function joined(one: Subscribable, other: Subscribable): Subscribable {
  return {
    subscribe(listener) {
      const stops = [one.subscribe(listener), other.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

interface Subscribable {
  readonly subscribe: (listener: () => void) => Unsubscribe
}
