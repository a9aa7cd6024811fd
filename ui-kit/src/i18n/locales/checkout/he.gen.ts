// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

import type { GroupCatalogue } from '../../catalogue.ts'

/** The messages of the group `checkout` in Hebrew. */
export const messages: GroupCatalogue<'checkout'> = {
}
