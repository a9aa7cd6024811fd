// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { PrivacyPlaceholders } from '../../placeholders/portal/privacy.gen.ts'

/** The English messages of `portal/privacy`. */
export const privacyMessages: Pick<Catalogue, keyof PrivacyPlaceholders> = {
  'privacy.title': `Privacy`,
  'privacy.lead': `Where you’re signed in and how you prove it’s you.`,
  'privacy.unread': (args) => `We couldn’t load “${args.part}”`,
  'privacy.factors': `Second step`,
  'privacy.isSetUp': `Set up`,
  'privacy.notSetUp': `Not set up`,
  'privacy.setUp': `Set up`,
  'privacy.setUpNamed': (args) => `Set up ${args.method}`,
  'privacy.addAnother': `Add another`,
  'privacy.actionsFor': (args) => `Actions for ${args.name}`,
  'privacy.removeTitle': `Remove a second step`,
  'privacy.removeFactor': (args) => `Remove ${args.method}?`,
  'privacy.removeText': `You’re no longer asked for it after your password.`,
  'privacy.removeNamedText': (args) => `You’re no longer asked for ${args.name} after your password.`,
  'privacy.passkeys': `Passkeys`,
  'privacy.addPasskey': `Add passkey`,
  'privacy.sessions': `Signed in`,
  'privacy.sessionsLead': (args, formatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} session.`, other: () => `${formatter.number(args.count)} sessions.`})} One you don’t know? End it, then change your password.`,
  'privacy.thisDevice': `This device`,
  'privacy.impersonated': `By an administrator`,
  'privacy.end': `End`,
  'privacy.endNamed': (args) => `End ${args.device}`,
  'privacy.endTitle': (args) => `End the session of ${args.device}?`,
  'privacy.endText': `It is signed out at once. What was not saved there is lost.`,
  'privacy.endConfirm': `End session`,
  'privacy.endOthers': `End all others`,
  'privacy.endOthersTitle': `End all other sessions?`,
  'privacy.endOthersText': (args, formatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} device is signed out at once. This one stays.`, other: () => `${formatter.number(args.count)} devices are signed out at once. This one stays.`})}`,
  'privacy.endOthersConfirm': (args, formatter) => `${formatter.plural(args.count, {one: () => `End ${formatter.number(args.count)} session`, other: () => `End ${formatter.number(args.count)} sessions`})}`,
  'errors.current-session.title': `You’re using this session`,
  'errors.current-session': `Sign out to end it.`,
  'privacy.activity': `Recent activity`,
  'privacy.activityLead': `What was done in your name. You don’t know it? Change your password.`,
}
