// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { PickListPlaceholders } from '../../placeholders/portal/pick-list.gen.ts'

/** The English messages of `portal/pick-list`. */
export const pickListMessages: Pick<Catalogue, keyof PickListPlaceholders> = {
  'pick.added': `Will be added`,
  'pick.removed': `Will be removed`,
  'pick.kept': `Already added`,
  'pick.changes': (args, formatter) => `${formatter.number(args.added)} added, ${formatter.number(args.removed)} removed`,
  'pick.none': `Nothing matches this search.`,
  'pick.loading': `Loading…`,
  'pick.more': `Show more`,
  'pick.shown': (args, formatter) => `${formatter.number(args.count)} shown`,
  'pick.searchRoles': `Search roles`,
  'pick.rolesCount': (args, formatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} role`, other: () => `${formatter.number(args.count)} roles`})}`,
}
