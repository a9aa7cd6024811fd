'use client'

import { useMemo } from 'react'
import { useClient } from '../../../react/context.ts'
import { type Derivation, useDerived } from '../../../react/use-derived.ts'
import { startUp } from '../../../startup/index.ts'
import { portalAppearanceOf } from './appearance.ts'
import type { PortalAppearance } from './types.ts'

/**
 * The parts of a section as the tenant configures them. Renders again only when they change.
 *
 * @example
 * ```tsx
 * const { fields } = usePortalAppearance('profile')
 * if (fields.jobTitle !== 'hidden') …
 * ```
 */
export function usePortalAppearance(section: string): PortalAppearance {
  const client = useClient()
  const derivation = useMemo(
    (): Derivation<PortalAppearance> => ({
      value: (isFirst) => (isFirst ? unknown : portalAppearanceOf(client, section)),
      until: () => null,
    }),
    [client, section],
  )
  return useDerived([client.get(startUp), null], derivation)
}

const unknown: PortalAppearance = {
  fields: {},
  tabs: {},
  columns: {},
  invitation: { allowsMail: true, allowsBulk: true, fields: {} },
}
