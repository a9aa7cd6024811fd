// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { SessionExpiryPlaceholders } from '../placeholders/session-expiry.gen.ts'

/** The English messages of `session-expiry`. */
export const sessionExpiryMessages: Pick<Catalogue, keyof SessionExpiryPlaceholders> = {
  'sessionExpiry.idleTitle': `Are you still there?`,
  'sessionExpiry.idle': (args, formatter) => `${formatter.plural(args.seconds, {one: () => `Nothing has happened for a while. You’ll be signed out in ${formatter.number(args.seconds)} second.`, other: () => `Nothing has happened for a while. You’ll be signed out in ${formatter.number(args.seconds)} seconds.`})}`,
  'sessionExpiry.reLoginTitle': `Your session is about to end`,
  'sessionExpiry.reLogin': (args, formatter) => `${formatter.plural(args.seconds, {one: () => `Save your work. You’ll have to sign in again in ${formatter.number(args.seconds)} second.`, other: () => `Save your work. You’ll have to sign in again in ${formatter.number(args.seconds)} seconds.`})}`,
  'sessionExpiry.stay': `Stay signed in`,
  'sessionExpiry.signOut': `Sign out now`,
  'sessionExpiry.keepWorking': `Keep working`,
}
