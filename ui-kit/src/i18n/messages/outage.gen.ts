// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { OutagePlaceholders } from '../placeholders/outage.gen.ts'

/** The English messages of `outage`. */
export const outageMessages: Pick<Catalogue, keyof OutagePlaceholders> = {
  'outage.boxLabel': `Connection`,
  'outage.title': (args, formatter) => `${formatter.select({none: `We can’t connect`, other: () => `We can’t reach ${args.app}`}, args.app)}`,
  'outage.lead': `We keep trying, and go on as soon as it works. Check your connection if this lasts.`,
  'outage.tryAgain': `Try again`,
  'outage.trying': `Trying…`,
}
