// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { SecuredByPlaceholders } from '../placeholders/secured-by.gen.ts'

/** The English messages of `secured-by`. */
export const securedByMessages: Pick<Catalogue, keyof SecuredByPlaceholders> = {
  'securedBy.text': (args) => `Secured by ${args.vendor}`,
}
