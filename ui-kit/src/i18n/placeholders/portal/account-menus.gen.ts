// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/account-menus`, each with the values it takes. */
export interface AccountMenusPlaceholders {
  /** {name}. Switch account */
  readonly 'portal.tenantMenu': Readonly<Record<'name', string>>
  /** {name}. Your menu */
  readonly 'portal.personMenu': Readonly<Record<'name', string>>
  /** Sign out */
  readonly 'portal.signOut': Record<never, never>
  /** Switch account */
  readonly 'portal.switchTenant': Record<never, never>
  /** Search accounts */
  readonly 'portal.searchTenants': Record<never, never>
  /** Switching to {name}… */
  readonly 'portal.switchingTo': Readonly<Record<'name', string>>
  /** You’re now in {name}. */
  readonly 'portal.switchedTo': Readonly<Record<'name', string>>
}
