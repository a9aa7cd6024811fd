import type { Client } from '../../../client/index.ts'
import { isLoopback } from '../../../core/loopback.ts'
import type { AdminBoxMetadata } from '../../../metadata/index.ts'
import { startUpFeature } from '../../../startup/index.ts'
import { flagsOf, withheldParts } from './flags.ts'
import { missingParts } from './offer.ts'
import type { PortalPages } from './portal-pages.ts'
import { portalSectionId } from './section-ids.ts'
import { fieldAppearanceIn, memberOf, settingsIn, tabAppearanceIn } from './settings.ts'
import { fieldsIn, pagesOf, tabsIn, tabsWithoutField, tenantPages } from './tenant-page.ts'
import type { PortalAppearance } from './types.ts'
import {
  columnAppearanceIn,
  columnsIn,
  columnsOver,
  invitationIn,
  invitationOver,
  searchIn,
} from './users-appearance.ts'

/**
 * The parts of a section as `pages` set them, else as the tenant configures them, in `themeV2.adminPortal.pages` of the metadata.
 * A name without a setting is absent: such a field is editable, such a tab is shown. The hook is `usePortalAppearance`.
 */
export function portalAppearanceOf(client: Client, section: string, pages?: PortalPages): PortalAppearance {
  const { metadata } = client.get(startUpFeature).getSnapshot()
  reportUnread(client, metadata)
  const found = pagesOf(metadata, section)
  // Only `users` has columns and an invitation, and it has one name.
  const [page] = found
  const own = memberOf(pages, portalSectionId(section))
  const fields = fieldsIn(found)
  const ownFields = settingsIn(memberOf(own, 'fields'), fieldAppearanceIn)
  const left = [...withheldParts(flagsOf(client), section), ...missingParts(client, portalSectionId(section))]
  const withheld = Object.fromEntries(left.map((part) => [part, 'hidden'] as const))
  return {
    fields: { ...fields, ...ownFields, ...withheld },
    tabs: {
      ...tabsIn(found),
      ...tabsWithoutField({ ...fields, ...ownFields }),
      ...settingsIn(memberOf(own, 'tabs'), tabAppearanceIn),
      ...withheld,
    },
    columns: columnsOver(columnsIn(page), settingsIn(memberOf(own, 'columns'), columnAppearanceIn)),
    searchIn: searchIn(page),
    invitation: invitationOver(invitationIn(page), pages?.users?.invitation),
  }
}

/**
 * Logs once, on a page of this machine, which members of a tenant's configuration the portal does not read. A deployed page
 * loads none of this.
 */
function reportUnread(client: Client, metadata: AdminBoxMetadata | null): void {
  const pages = tenantPages(metadata)
  const url = client.ports.page.url()
  if (!metadata || pages === undefined || !url || !isLoopback(url) || reported.has(metadata)) return
  reported.add(metadata)
  import('./unread-members.ts').then(
    ({ unreadMembers }) => {
      const names = unreadMembers(pages)
      if (names.length === 0) return
      const place = 'themeV2.adminPortal.pages'
      client.log.warn(`The portal reads nothing of these members of ${place}: ${names.join(', ')}`)
    },
    () => {},
  )
}

/** Each configuration is reported once, however many sections read it. */
const reported = new WeakSet<AdminBoxMetadata>()
