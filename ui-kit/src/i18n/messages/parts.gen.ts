// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { PartsPlaceholders } from '../placeholders/parts.gen.ts'

/** The English messages of `parts`. */
export const partsMessages: Pick<Catalogue, keyof PartsPlaceholders> = {
  'common.copy': `Copy`,
  'common.copied': `Copied.`,
  'common.copyRefused': `This browser does not let us copy. Select the text and copy it.`,
  'common.download': `Download`,
  'common.close': `Close`,
  'common.traceId': `Trace ID`,
  'errors.copyTraceId': `Copy trace ID`,
  'parts.optional': `Optional`,
}
