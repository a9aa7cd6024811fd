// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { SyncLogPlaceholders } from '../../placeholders/portal/sync-log.gen.ts'

/** The English messages of `portal/sync-log`. */
export const syncLogMessages: Pick<Catalogue, keyof SyncLogPlaceholders> = {
  'syncLog.label': `Sync log`,
  'syncLog.search': `Search by name`,
  'syncLog.count': (args, formatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} entry`, other: () => `${formatter.number(args.count)} entries`})}`,
  'syncLog.empty': `Nothing has come yet`,
  'syncLog.emptyText': `Everything that the directory does is listed here, with what was refused and why.`,
  'syncLog.about': `For`,
  'syncLog.what': `What`,
  'syncLog.outcome': `Outcome`,
  'syncLog.at': `Time`,
  'syncLog.done': `Applied`,
  'syncLog.refused': `Refused`,
  'syncLog.create': `Add`,
  'syncLog.replace': `Change`,
  'syncLog.update': `Change`,
  'syncLog.remove': `Remove`,
  'syncLog.read': `Read`,
  'syncLog.person': `Person`,
  'syncLog.group': `Group`,
  'syncLog.other': `Connection`,
  'syncLog.unnamed': `Without a name`,
  'syncLog.answer': `Answer to the directory`,
  'syncLog.code': `Code`,
  'syncLog.id': `ID`,
  'syncLog.changes': `Attributes`,
  'syncLog.gone': `This connection has no log`,
  'syncLog.goneText': `Your provider keeps none. The directory itself lists what was refused.`,
}
