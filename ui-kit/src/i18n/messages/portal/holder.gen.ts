// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { HolderPlaceholders } from '../../placeholders/portal/holder.gen.ts'

/** The English messages of `portal/holder`. */
export const holderMessages: Pick<Catalogue, keyof HolderPlaceholders> = {
  'portal.nowIn': (args) => `You’re now in ${args.account}`,
  'portal.nowActingAs': (args) => `You’re now acting as ${args.name}`,
  'portal.nowSignedInAs': (args) => `You’re now signed in as ${args.name}`,
  'portal.wasClosed': `What was open was closed; nothing was sent.`,
  'portal.onlyClosed': `What was open was closed.`,
}
