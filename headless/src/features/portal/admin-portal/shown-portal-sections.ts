import type { Client } from '../../../client/index.ts'
import { judge } from '../../entitlements/index.ts'
import { sectionsBy } from './sections.ts'
import type { PortalSectionRule, ShownPortalSection } from './types.ts'

/**
 * The sections that the signed-in user may see, in the order of the rules; by default all of the portal. `null` until
 * user, flags and metadata are known. The hook is `usePortalSections`.
 */
export function shownPortalSections(
  client: Client,
  rules?: readonly PortalSectionRule[],
): readonly ShownPortalSection[] | null {
  return sectionsBy(client, rules, judge)
}
