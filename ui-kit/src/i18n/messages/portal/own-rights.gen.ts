// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { OwnRightsPlaceholders } from '../../placeholders/portal/own-rights.gen.ts'

/** The English messages of `portal/own-rights`. */
export const ownRightsMessages: Pick<Catalogue, keyof OwnRightsPlaceholders> = {
  'ownRights.title': `Take rights from yourself?`,
  'ownRights.text': `Afterwards you may no longer see or change parts of this portal. You can’t give yourself these rights back.`,
  'ownRights.confirm': `Take them away`,
  'ownRights.keep': `Keep my rights`,
  'ownRights.note': `You lose its rights yourself.`,
  'errors.ER-LAST-ADMINISTRATOR.title': `This is the last administrator`,
  'errors.ER-LAST-ADMINISTRATOR': `At least one person must be able to manage people and their roles. Give these rights to another person first.`,
}
