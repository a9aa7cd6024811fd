// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { RecordFormPlaceholders } from '../../placeholders/portal/record-form.gen.ts'

/** The English messages of `portal/record-form`. */
export const recordFormMessages: Pick<Catalogue, keyof RecordFormPlaceholders> = {
  'record.unsaved': `Unsaved changes`,
  'record.changes': (args, formatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} unsaved change`, other: () => `${formatter.number(args.count)} unsaved changes`})}`,
  'record.changesToFix': (args, formatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} unsaved change`, other: () => `${formatter.number(args.count)} unsaved changes`})}, ${formatter.number(args.faults)} to fix`,
  'record.toFix': (args, formatter) => `${formatter.number(args.faults)} to fix`,
  'record.saving': (args, formatter) => `${formatter.plural(args.count, {one: () => `Saving ${formatter.number(args.count)} change`, other: () => `Saving ${formatter.number(args.count)} changes`})}`,
  'record.saved': `Saved`,
  'record.save': `Save changes`,
  'record.savingNow': `Saving…`,
  'record.discard': `Discard`,
  'record.cancel': `Cancel`,
  'record.required': `Fill this in.`,
  'record.none': `Not set`,
  'record.on': `On`,
  'record.off': `Off`,
  'record.leaveTitle': `Leave without saving?`,
  'record.lost': (args) => `Your changes would be lost: ${args.fields}.`,
  'record.keepEditing': `Keep editing`,
  'record.saveAndLeave': `Save and leave`,
  'record.discardAndLeave': `Discard and leave`,
  'record.notJson': (args) => `This is no JSON. Write it as ${args.example}.`,
  'record.gone': `This no longer exists`,
  'record.goneText': `Another administrator deleted it, or the link is old.`,
  'record.unread': `We couldn’t load this`,
  'errors.too-large.title': `This is too large`,
  'errors.too-large': `Use a smaller picture or a shorter text.`,
}
