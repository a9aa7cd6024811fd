// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { HostedPortalPlaceholders } from '../../placeholders/portal/hosted-portal.gen.ts'

/** The English messages of `portal/hosted-portal`. */
export const hostedPortalMessages: Pick<Catalogue, keyof HostedPortalPlaceholders> = {
  'portal.hosted': `Hosted administration`,
  'portal.hostedNote': `Opens in a new tab`,
  'errors.tab-refused.title': `No tab was opened`,
  'errors.tab-refused': `Allow pop-ups for this page, then try again.`,
  'errors.unsafe-address.title': `The hosted administration can’t be opened`,
  'errors.unsafe-address': `Its address isn’t set up right. Tell your administrator.`,
}
