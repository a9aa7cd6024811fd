'use client'

import { useMemo } from 'react'
import { userSearchColumns } from '../../../http/user-search.ts'
import { useClient } from '../../../react/context.ts'
import { type Derivation, useDerived } from '../../../react/use-derived.ts'
import { useSameData } from '../../../react/use-same-data.ts'
import { startUpFeature } from '../../../startup/index.ts'
import { portalAppearanceOf } from './appearance.ts'
import type { PortalPages } from './portal-pages.ts'
import type { PortalAppearance } from './types.ts'

/**
 * The parts of a section as `pages` set them, else as the tenant configures them. Renders again only when they change.
 *
 * @example
 * ```tsx
 * const { fields } = usePortalAppearance('profile')
 * if (fields.jobTitle !== 'hidden') …
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
