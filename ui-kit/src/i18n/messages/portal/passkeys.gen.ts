// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { PasskeysPlaceholders } from '../../placeholders/portal/passkeys.gen.ts'

/** The English messages of `portal/passkeys`. */
export const passkeysMessages: Pick<Catalogue, keyof PasskeysPlaceholders> = {
  'passkeys.title': `Your passkeys`,
  'passkeys.lead': `Sign in with your face, fingerprint or device PIN instead of a password.`,
  'passkeys.empty': `You have none yet. With one, your face, fingerprint or device PIN replaces the password.`,
  'passkeys.loading': `Loading your passkeys…`,
  'passkeys.Platform': `Computer or phone`,
  'passkeys.CrossPlatform': `Security key or another device`,
  'passkeys.addedOn': (args) => `Added on ${args.date}`,
  'passkeys.remove': `Remove`,
  'passkeys.removeNamed': (args) => `Remove ${args.name}. ${args.note}`,
  'passkeys.removeTitle': `Remove this passkey?`,
  'passkeys.removeLead': (args) => `${args.name}. ${args.note}. It no longer signs you in here. Delete it from the device as well.`,
  'passkeys.removeConfirm': `Remove passkey`,
  'passkeys.keep': `Keep it`,
}
