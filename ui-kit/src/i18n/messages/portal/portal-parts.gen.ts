// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { PortalPartsPlaceholders } from '../../placeholders/portal/portal-parts.gen.ts'

/** The English messages of `portal/portal-parts`. */
export const portalPartsMessages: Pick<Catalogue, keyof PortalPartsPlaceholders> = {
  'parts.clearSearch': `Clear the search`,
  'parts.pages': `Pages`,
  'parts.range': (args) => `${args.range} of ${args.total}`,
  'parts.previousPage': `Previous page`,
  'parts.nextPage': `Next page`,
  'parts.pageSize': `Rows per page`,
  'parts.perPage': (args) => `${args.count} per page`,
  'parts.choose': `Choose`,
  'parts.noMatches': `No matches.`,
  'parts.firstOf': (args) => `${args.shown} of ${args.total} shown. Search to find the others.`,
  'parts.matches': (args, formatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} match`, other: () => `${formatter.number(args.count)} matches`})}`,
  'parts.showChoices': `Show choices`,
  'parts.chosen': `Chosen`,
  'parts.remove': (args) => `Remove ${args.name}`,
  'parts.removed': (args) => `${args.name} removed.`,
  'parts.notifications': `Notifications`,
  'parts.dismiss': `Dismiss`,
  'parts.less': `Less`,
  'parts.more': `More`,
  'parts.from': `From`,
  'parts.to': `To`,
  'parts.notLoaded': `This part did not load. Check your connection and try again.`,
  'parts.number': `Enter a number.`,
  'parts.wholeNumber': `Enter a whole number.`,
  'parts.numberSteps': (args) => `Enter a number in steps of ${args.step}.`,
  'parts.numberBetween': (args) => `Enter a number from ${args.min} to ${args.max}.`,
  'parts.numberFrom': (args) => `Enter ${args.min} or more.`,
  'parts.numberTo': (args) => `Enter ${args.max} or less.`,
  'parts.wholeDate': (args) => `Enter the whole date. Missing: ${args.parts}.`,
  'parts.day': `day`,
  'parts.month': `month`,
  'parts.year': `year`,
  'parts.dayBetween': (args) => `Choose a day from ${args.min} to ${args.max}.`,
  'parts.dayFrom': (args) => `Choose ${args.min} or a later day.`,
  'parts.dayTo': (args) => `Choose ${args.max} or an earlier day.`,
}
