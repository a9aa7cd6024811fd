// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { FileFieldPlaceholders } from '../../placeholders/portal/file-field.gen.ts'

/** The English messages of `portal/file-field`. */
export const fileFieldMessages: Pick<Catalogue, keyof FileFieldPlaceholders> = {
  'parts.chooseFile': `Choose a file`,
  'parts.dropFile': `or drop it here`,
  'parts.replaceFile': `Choose another file`,
  'parts.fileKind': `This kind of file does not fit. Choose another one.`,
  'parts.fileSize': (args) => `This file is too large: ${args.size} at most.`,
}
