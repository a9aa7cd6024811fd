// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { TokenEndPlaceholders } from '../../placeholders/portal/token-end.gen.ts'

/** The English messages of `portal/token-end`. */
export const tokenEndMessages: Pick<Catalogue, keyof TokenEndPlaceholders> = {
  'tokenEnd.label': `Expires`,
  'tokenEnd.days': (args, formatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} day`, other: () => `${formatter.number(args.count)} days`})}`,
  'tokenEnd.never': `Never`,
  'tokenEnd.endsOn': (args) => `It ends on ${args.date}.`,
  'tokenEnd.endsNever': `It works until somebody replaces or deletes it.`,
}
