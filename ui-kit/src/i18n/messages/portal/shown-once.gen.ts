// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { ShownOncePlaceholders } from '../../placeholders/portal/shown-once.gen.ts'

/** The English messages of `portal/shown-once`. */
export const shownOnceMessages: Pick<Catalogue, keyof ShownOncePlaceholders> = {
  'shownOnce.secret': `Secret`,
  'shownOnce.once': `You see this once. We can’t show it again.`,
  'shownOnce.show': (args) => `Show ${args.label}`,
  'shownOnce.hide': (args) => `Hide ${args.label}`,
  'shownOnce.hidden': `Hidden`,
  'shownOnce.copy': (args) => `Copy ${args.label}`,
  'shownOnce.download': (args) => `Download ${args.file}`,
  'shownOnce.done': `I’ve stored it`,
}
