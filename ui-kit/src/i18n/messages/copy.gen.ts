// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { CopyPlaceholders } from './placeholders.gen.ts'

/** The English messages of `copy`. */
export const copyMessages: Pick<Catalogue, keyof CopyPlaceholders> = {
  'common.copied': `Copied.`,
  'common.copyRefused': `This browser does not let us copy. Select the text and copy it.`,
}
