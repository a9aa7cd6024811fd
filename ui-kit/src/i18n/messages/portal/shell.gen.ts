// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { ShellPlaceholders } from '../../placeholders/portal/shell.gen.ts'

/** The English messages of `portal/shell`. */
export const shellMessages: Pick<Catalogue, keyof ShellPlaceholders> = {
  'portal.loading': `Loading the administration…`,
  'portal.closeTo': (args, formatter) => `${formatter.select({none: `Back to the application`, other: () => `Back to ${args.app}`}, args.app)}`,
  'portal.close': `Close the administration`,
  'portal.openMenu': `Open menu`,
  'portal.loadingSection': (args) => `Loading ${args.section}…`,
  'portal.failedTitle': (args) => `We couldn’t load ${args.section}`,
  'portal.failed': `The rest of the administration works.`,
  'portal.notHereTitle': `This page isn’t open to you`,
  'portal.notHere': `The link may be old, or an administrator has to give you access first.`,
  'portal.notBuiltTitle': `This page isn’t part of this application`,
  'portal.notBuilt': (args) => `There is no page for ${args.section} here. An administrator can’t change that.`,
  'portal.nothingTitle': `There’s nothing to manage here`,
  'portal.nothing': `An administrator of your account can give you access.`,
  'portal.goToSection': (args) => `Go to ${args.section}`,
  'portal.group.you': `You`,
  'portal.group.organisation': `Organisation`,
  'portal.group.security': `Security and access`,
  'portal.group.build': `Build and billing`,
  'portal.section.profile': `Profile`,
  'portal.section.privacy': `Privacy`,
  'portal.section.personalApiTokens': `Personal tokens`,
  'portal.section.account': `Account`,
  'portal.section.users': `Users`,
  'portal.section.groups': `Groups`,
  'portal.section.roles': `Roles`,
  'portal.section.applications': `Applications`,
  'portal.section.allAccounts': `Sub-accounts`,
  'portal.section.security': `Security`,
  'portal.section.sso': `Single sign-on`,
  'portal.section.provisioning': `Provisioning`,
  'portal.section.audits': `Audit log`,
  'portal.section.apiTokens': `API tokens`,
  'portal.section.webhooks': `Webhooks`,
  'portal.section.usage': `Usage`,
  'portal.section.subscriptions': `Subscription`,
  'portal.menu': `Menu`,
}
