'use client'

import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { controlPlace as place } from '../../../frame/portal/control-place/control-place.tsx'

/** The single components of the kit: each works alone, in a page of the application. */
export const ourComponents = {
  /** `ChangePassword`, alone in a page. */
  ChangePassword: lazyPart(
    async () => (await import('../../change-password/change-password.tsx')).ChangePassword,
    place,
  ),
  /** `InviteDialog`, alone in a page. */
  InviteDialog: lazyPart(async () => (await import('../users/invite/invite-dialog.tsx')).InviteDialog, place),
  /** `NotificationsButton`, alone in a page. */
  NotificationsButton: lazyPart(
    async () => (await import('../notifications-button/notifications-button.tsx')).NotificationsButton,
    place,
  ),
  /** `Passkeys`, alone in a page. */
  Passkeys: lazyPart(async () => (await import('../../passkeys/passkeys.tsx')).Passkeys, place),
  /** `PhoneNumbers`, alone in a page. */
  PhoneNumbers: lazyPart(async () => (await import('../../phone/phone-numbers.tsx')).PhoneNumbers, place),
  /** `Profile`, alone in a page. */
  Profile: lazyPart(async () => (await import('../profile/profile.tsx')).Profile, place),
  /** `SecondFactors`, alone in a page. */
  SecondFactors: lazyPart(async () => (await import('../../mfa/second-factors.tsx')).SecondFactors, place),
  /** `TenantSwitcher`, alone in a page. */
  TenantSwitcher: lazyPart(async () => (await import('../tenant-switcher/tenant-switcher.tsx')).TenantSwitcher, place),
  /** `UserButton`, alone in a page. */
  UserButton: lazyPart(async () => (await import('../user-button/user-button.tsx')).UserButton, place),
  /** `UsersTable`, alone in a page. */
  UsersTable: lazyPart(async () => (await import('../users/list/users-table.tsx')).UsersTable, place),
}
