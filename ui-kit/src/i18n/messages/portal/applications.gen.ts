// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { ApplicationsPlaceholders } from '../../placeholders/portal/applications.gen.ts'

/** The English messages of `portal/applications`. */
export const applicationsMessages: Pick<Catalogue, keyof ApplicationsPlaceholders> = {
  'applications.title': `Applications`,
  'applications.lead': `Who in your account may open what.`,
  'applications.search': `Search applications`,
  'applications.count': (args, formatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} application`, other: () => `${formatter.number(args.count)} applications`})}`,
  'applications.application': `Application`,
  'applications.access': `Access`,
  'applications.people': `People`,
  'applications.peopleCount': (args, formatter) => `${formatter.plural(args.count, {"=0": `Nobody yet`, one: () => `${formatter.number(args.count)} person`, other: () => `${formatter.number(args.count)} people`})}`,
  'applications.url': `Address`,
  'applications.everyone': `Everyone`,
  'applications.chosen': `Chosen people`,
  'applications.off': `Off`,
  'applications.all': `All`,
  'applications.choose': `Choose people`,
  'applications.see': `See who may open it`,
  'applications.empty': `No applications yet`,
  'applications.emptyText': `The applications of your account are listed here as soon as it has some.`,
  'applications.who': (args) => `Who may open ${args.name}?`,
  'applications.atOnce': `They see it in their list of applications at once.`,
  'applications.refused': (args, formatter) => `${formatter.plural(args.count, {one: () => `The access of ${formatter.number(args.count)} person didn’t change. The others are saved.`, other: () => `The access of ${formatter.number(args.count)} people didn’t change. The others are saved.`})}`,
  'applications.free': `Everyone in your account.`,
  'applications.freeText': `People who join have it at once. Nobody has to be chosen, and nobody can be left out.`,
  'applications.searchPeople': `Search people by name or email`,
  'applications.save': `Save access`,
  'applications.ofUser': (args) => `Applications of ${args.name}`,
  'applications.freeOnes': (args) => `Open to everyone: ${args.names}.`,
  'applications.noneToChoose': `There is no application that people are chosen for.`,
  'applications.unread': `We couldn’t load the access`,
  'applications.tryAgain': `Try again`,
  'applications.close': `Close`,
  'errors.assignment-failed.title': `Assignment action failed`,
  'errors.assignment-failed': `Try again or contact support.`,
  'errors.tenant-not-defined.title': `The account isn’t known`,
  'errors.tenant-not-defined': `Sign in again, then try once more.`,
  'errors.application-gone.title': `This application is gone`,
  'errors.application-gone': `Your account no longer has it, or the link is old.`,
}
