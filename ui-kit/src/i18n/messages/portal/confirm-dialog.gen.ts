// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { ConfirmDialogPlaceholders } from '../../placeholders/portal/confirm-dialog.gen.ts'

/** The English messages of `portal/confirm-dialog`. */
export const confirmDialogMessages: Pick<Catalogue, keyof ConfirmDialogPlaceholders> = {
  'confirm.cancel': `Cancel`,
  'confirm.working': `Working…`,
  'confirm.type': (args) => `Type ${args.text} to go on`,
  'confirm.differs': (args) => `That isn’t the same. Type ${args.text}.`,
}
