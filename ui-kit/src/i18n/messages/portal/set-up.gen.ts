// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { SetUpPlaceholders } from '../../placeholders/portal/set-up.gen.ts'

/** The English messages of `portal/set-up`. */
export const setUpMessages: Pick<Catalogue, keyof SetUpPlaceholders> = {
  'setUp.steps': `Steps`,
  'setUp.stepOf': (args, formatter) => `Step ${formatter.number(args.step)} of ${formatter.number(args.total)}`,
  'setUp.done': `Finished`,
  'setUp.back': `Back`,
  'setUp.next': `Continue`,
  'setUp.cancel': `Cancel`,
}
