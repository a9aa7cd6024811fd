// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/section-page`, each with the values it takes. */
export interface SectionPagePlaceholders {
  /** Breadcrumb */
  readonly 'page.crumbs': Record<never, never>
  /** Loading {title}… */
  readonly 'page.loading': Readonly<Record<'title', string>>
  /** View only */
  readonly 'page.viewOnly': Record<never, never>
  /** You may look at this, not change it. */
  readonly 'page.mayLook': Record<never, never>
  /** We couldn’t load this page */
  readonly 'page.failed': Record<never, never>
  /** You can’t see this page */
  readonly 'page.forbidden': Record<never, never>
  /** You can’t see this part */
  readonly 'page.forbiddenPart': Record<never, never>
  /** It needs the permission “{name}”. */
  readonly 'page.needs': Readonly<Record<'name', string>>
  /** It needs a permission that you don’t hold. */
  readonly 'page.needsOther': Record<never, never>
  /** {count, plural, one {Your role, {roles}, doesn’t hold it.} other {Your roles, {roles}, don’t hold it.}} */
  readonly 'page.roles': Readonly<Record<'count', number>> & Readonly<Record<'roles', string>>
  /** You have no role here. */
  readonly 'page.noRoles': Record<never, never>
  /** An admin can give it to you. */
  readonly 'page.adminGives': Record<never, never>
  /** {names} can give it to you. */
  readonly 'page.namedGive': Readonly<Record<'names', string>>
  /** {count, plural, one {{name} and # other admin can give it to you.} other {{name} and # other admins can give it to you.}} */
  readonly 'page.someGive': Readonly<Record<'count', number>> & Readonly<Record<'name', string>>
  /** Your plan doesn’t include “{name}”. An admin can change the plan. */
  readonly 'page.plan': Readonly<Record<'name', string>>
  /** You are signed out. Sign in again. */
  readonly 'page.signedOut': Record<never, never>
  /** We couldn’t check your permissions. Load the page again in a moment. */
  readonly 'page.unchecked': Record<never, never>
}
