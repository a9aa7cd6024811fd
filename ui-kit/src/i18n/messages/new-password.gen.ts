// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { NewPasswordPlaceholders } from '../placeholders/new-password.gen.ts'

/** The English messages of `new-password`. */
export const newPasswordMessages: Pick<Catalogue, keyof NewPasswordPlaceholders> = {
  'newPassword.label': `New password`,
  'newPassword.rules': `Your password needs`,
  'newPassword.summary': (args, formatter) => `${formatter.select({several: () => `${formatter.plural(args.limit, {one: () => `At least ${formatter.number(args.limit)} character`, other: () => `At least ${formatter.number(args.limit)} characters, of different kinds`})}`, other: () => `${formatter.plural(args.limit, {one: () => `At least ${formatter.number(args.limit)} character`, other: () => `At least ${formatter.number(args.limit)} characters`})}`}, args.kinds)}`,
  'newPassword.minLength': (args, formatter) => `${formatter.plural(args.limit, {one: () => `At least ${formatter.number(args.limit)} character`, other: () => `At least ${formatter.number(args.limit)} characters`})}`,
  'newPassword.maxLength': (args, formatter) => `${formatter.plural(args.limit, {one: () => `At most ${formatter.number(args.limit)} character`, other: () => `At most ${formatter.number(args.limit)} characters`})}`,
  'newPassword.repeats': `No character three times in a row`,
  'newPassword.characters': (args, formatter) => `${formatter.plural(args.atLeast, {one: () => `At least ${formatter.number(args.atLeast)} of these`, other: () => `At least ${formatter.number(args.atLeast)} of these`})}`,
  'newPassword.lowercase': `A lowercase letter (a–z)`,
  'newPassword.uppercase': `An uppercase letter (A–Z)`,
  'newPassword.number': `A number`,
  'newPassword.special': `A special character, such as # or ?`,
  'newPassword.charactersOrPhrase': (args, formatter) => `${formatter.plural(args.atLeast, {one: () => `At least ${formatter.number(args.atLeast)} of these, or ${formatter.number(args.limit)} characters in all`, other: () => `At least ${formatter.number(args.atLeast)} of these, or ${formatter.number(args.limit)} characters in all`})}`,
  'newPassword.met': `Done:`,
  'newPassword.unmet': `Still missing:`,
  'newPassword.allMet': `Your password meets every rule.`,
  'newPassword.someUnmet': (args, formatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} rule to go: ${args.rules}.`, other: () => `${formatter.number(args.count)} rules to go: ${args.rules}.`})}`,
  'newPassword.strength': (args, formatter) => `${formatter.select({strong: `Very hard to guess`, good: `Hard to guess`, fair: `Could be harder to guess`, other: `Easy to guess`}, args.strength)}`,
  'errors.password-unacceptable': `Choose a password that meets every rule below.`,
  'errors.ER-PASSWORD-WEAK': `Choose a password that meets every rule below.`,
  'errors.ER-PASSWORD-REUSED': `You have used this password before. Choose one that is new.`,
  'errors.ER-PASSWORD-BREACHED': `This password is on a list of stolen ones. Choose another.`,
}
