// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { DevicePlaceholders } from '../../placeholders/portal/device.gen.ts'

/** The English messages of `portal/device`. */
export const deviceMessages: Pick<Catalogue, keyof DevicePlaceholders> = {
  'device.on': (args) => `${args.browser} on ${args.system}`,
  'device.unknown': `Unknown device`,
}
