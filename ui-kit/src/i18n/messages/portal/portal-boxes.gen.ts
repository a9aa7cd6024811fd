// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { PortalBoxesPlaceholders } from '../../placeholders/portal/portal-boxes.gen.ts'

/** The English messages of `portal/portal-boxes`. */
export const portalBoxesMessages: Pick<Catalogue, keyof PortalBoxesPlaceholders> = {
  'changePassword.boxLabel': `Change password`,
  'ownFactors.boxLabel': `Second steps`,
  'passkeys.boxLabel': `Passkeys`,
  'phone.boxLabel': `Phone numbers`,
  'portal.boxLabel': `Administration`,
}
