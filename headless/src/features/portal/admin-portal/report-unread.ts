import type { Client } from '../../../client/index.ts'
import { isLoopback } from '../../../core/loopback.ts'
import type { AdminBoxMetadata } from '../../../metadata/index.ts'
import { tenantPages } from './tenant-page.ts'

/**
 * Logs once, on a page of this machine, which members of a tenant's configuration the portal does not read. A deployed page
 * loads none of this.
 */
export function reportUnread(client: Client, metadata: AdminBoxMetadata | null): void {
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
