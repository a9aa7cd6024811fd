// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { SectionPagePlaceholders } from '../../placeholders/portal/section-page.gen.ts'

/** The English messages of `portal/section-page`. */
export const sectionPageMessages: Pick<Catalogue, keyof SectionPagePlaceholders> = {
  'page.crumbs': `Breadcrumb`,
  'page.loading': (args) => `Loading ${args.title}…`,
  'page.viewOnly': `View only`,
  'page.mayLook': `You may look at this, not change it.`,
  'page.failed': `We couldn’t load this page`,
  'page.forbidden': `You can’t see this page`,
  'page.forbiddenPart': `You can’t see this part`,
  'page.needs': (args) => `It needs the permission “${args.name}”.`,
  'page.needsOther': `It needs a permission that you don’t hold.`,
  'page.roles': (args, formatter) => `${formatter.plural(args.count, {one: () => `Your role, ${args.roles}, doesn’t hold it.`, other: () => `Your roles, ${args.roles}, don’t hold it.`})}`,
  'page.noRoles': `You have no role here.`,
  'page.adminGives': `An admin can give it to you.`,
  'page.namedGive': (args) => `${args.names} can give it to you.`,
  'page.someGive': (args, formatter) => `${formatter.plural(args.count, {one: () => `${args.name} and ${formatter.number(args.count)} other admin can give it to you.`, other: () => `${args.name} and ${formatter.number(args.count)} other admins can give it to you.`})}`,
  'page.plan': (args) => `Your plan doesn’t include “${args.name}”. An admin can change the plan.`,
  'page.signedOut': `You are signed out. Sign in again.`,
  'page.unchecked': `We couldn’t check your permissions. Load the page again in a moment.`,
}
