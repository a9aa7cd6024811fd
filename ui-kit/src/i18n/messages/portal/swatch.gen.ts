// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { SwatchPlaceholders } from '../../placeholders/portal/swatch.gen.ts'

/** The English messages of `portal/swatch`. */
export const swatchMessages: Pick<Catalogue, keyof SwatchPlaceholders> = {
  'swatch.blue': `Blue`,
  'swatch.green': `Green`,
  'swatch.amber': `Amber`,
  'swatch.red': `Red`,
  'swatch.orchid': `Orchid`,
  'swatch.teal': `Teal`,
}
