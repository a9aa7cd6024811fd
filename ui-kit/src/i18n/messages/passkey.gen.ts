// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { PasskeyPlaceholders } from '../placeholders/passkey.gen.ts'

/** The English messages of `passkey`. */
export const passkeyMessages: Pick<Catalogue, keyof PasskeyPlaceholders> = {
  'login.passkeySignIn': `Sign in with a passkey`,
  'login.passkeyWaiting': `Waiting for your passkey…`,
  'login.passkeyPromptTitle': `Sign in faster next time`,
  'login.passkeyPromptLead': `Add a passkey and your face, fingerprint or device PIN replaces the password.`,
  'login.passkeyQuickLead': `Set up this device now and it replaces the password next time.`,
  'login.passkeySafe': `Can’t be phished`,
  'login.passkeySafeText': (args, formatter) => `${formatter.select({none: `It only ever works here.`, other: () => `It only ever works on ${args.app}.`}, args.app)}`,
  'login.passkeyYours': `Stays with you`,
  'login.passkeyYoursText': `Your device or password manager keeps it. We never see it.`,
  'login.addPasskey': `Add a passkey`,
  'login.addingPasskey': `Waiting for your device…`,
  'login.notNow': `Not now`,
  'login.dontAskAgain': `Don’t ask again on this device`,
  'errors.webauthn-canceled.title': `Nothing was confirmed`,
  'errors.webauthn-canceled': `Try again when you’re ready, or take another way.`,
  'errors.webauthn-timed-out.title': `That took too long`,
  'errors.webauthn-timed-out': `Try again, and confirm when your device asks.`,
  'errors.webauthn-registered.title': `This device has a passkey already`,
  'errors.webauthn-registered': `Use it the next time you sign in.`,
  'errors.webauthn-unsupported.title': `This device can’t do that`,
  'errors.webauthn-unsupported': `Try another device or browser, or take another way.`,
  'errors.webauthn-insecure.title': `Passkeys don’t work on this page`,
  'errors.webauthn-insecure': `Its address isn’t the one passkeys are set up for. Tell the people who run it.`,
  'errors.webauthn-failed.title': `Your device gave no answer`,
  'errors.webauthn-failed': `Try again, or take another way.`,
  'errors.ER-WEBAUTHN-INVALID.title': `That didn’t work with this device`,
  'errors.ER-WEBAUTHN-INVALID': `Try again, or sign in another way.`,
  'errors.ER-WEBAUTHN-EXPIRED.title': `That took too long`,
  'errors.ER-WEBAUTHN-EXPIRED': `Try again, and confirm when your device asks.`,
  'errors.ER-WEBAUTHN-UNKNOWN.title': `This passkey isn’t known here any more`,
  'errors.ER-WEBAUTHN-UNKNOWN': `Sign in another way, then add a new one. You can delete the old one from your device.`,
  'errors.ER-WEBAUTHN-REGISTERED.title': `This device has a passkey already`,
  'errors.ER-WEBAUTHN-REGISTERED': `Use it the next time you sign in.`,
  'errors.ER-STRATEGY-OFF.title': `Passkeys are switched off here`,
  'errors.ER-STRATEGY-OFF': `Sign in with your email instead.`,
}
