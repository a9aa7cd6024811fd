// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { OwnFactorsPlaceholders } from '../../placeholders/portal/own-factors.gen.ts'

/** The English messages of `portal/own-factors`. */
export const ownFactorsMessages: Pick<Catalogue, keyof OwnFactorsPlaceholders> = {
  'ownFactors.title': `Your second steps`,
  'ownFactors.lead': `You are asked for one of these after your password.`,
  'ownFactors.empty': `You have none yet. With one, your password alone is not enough to get in.`,
  'ownFactors.loading': `Loading your second steps…`,
  'ownFactors.retry': `Try again`,
  'ownFactors.add': `Add a second step`,
  'ownFactors.remove': `Remove`,
  'ownFactors.removeNamed': (args) => `Remove ${args.method} ${args.name}`,
  'ownFactors.turnOff': `Turn all of them off`,
  'ownFactors.turnOffTitle': `Turn your second steps off?`,
  'ownFactors.turnOffLead': `Your password alone will be enough to get in. Your recovery code stops working too.`,
  'ownFactors.turnOffConfirm': `Turn off`,
  'ownFactors.turningOff': `Turning off…`,
  'ownFactors.keep': `Keep them`,
  'errors.unknown-factor.title': `That second step is gone`,
  'errors.unknown-factor': `It isn’t in your list any more.`,
}
