// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { AccountMenusPlaceholders } from '../../placeholders/portal/account-menus.gen.ts'

/** The English messages of `portal/account-menus`. */
export const accountMenusMessages: Pick<Catalogue, keyof AccountMenusPlaceholders> = {
  'portal.tenantMenu': (args) => `${args.name}. Switch account`,
  'portal.personMenu': (args) => `${args.name}. Your menu`,
  'portal.signOut': `Sign out`,
  'portal.switchTenant': `Switch account`,
  'portal.searchTenants': `Search accounts`,
  'portal.switchingTo': (args) => `Switching to ${args.name}…`,
  'portal.switchedTo': (args) => `You’re now in ${args.name}.`,
}
