'use client'

import { lazyPart } from '../../../frame/lazy-part.tsx'
import { controlPlaces as places } from '../../../frame/portal/control-places/control-places.tsx'

/** The single components of the kit: each works alone, in a page of the application. */
export const ourComponents = {
  /** `ChangePassword`, alone in a page. */
  ChangePassword: lazyPart(
    async () => (await import('../../change-password/change-password.tsx')).ChangePassword,
    places,
  ),
  /** `InviteDialog`, alone in a page. */
  InviteDialog: lazyPart(async () => (await import('../users/invite/invite-dialog.tsx')).InviteDialog, places),
  /** `NotificationsButton`, alone in a page. */
  NotificationsButton: lazyPart(
    async () => (await import('../notifications-button/notifications-button.tsx')).NotificationsButton,
    places,
  ),
  /** `Passkeys`, alone in a page. */
  Passkeys: lazyPart(async () => (await import('../../passkeys/passkeys.tsx')).Passkeys, places),
  /** `PhoneNumbers`, alone in a page. */
  PhoneNumbers: lazyPart(async () => (await import('../../phone/phone-numbers.tsx')).PhoneNumbers, places),
  /** `Profile`, alone in a page. */
  Profile: lazyPart(async () => (await import('../profile/profile.tsx')).Profile, places),
  /** `SecondFactors`, alone in a page. */
  SecondFactors: lazyPart(async () => (await import('../../mfa/second-factors.tsx')).SecondFactors, places),
  /** `TenantSwitcher`, alone in a page. */
  TenantSwitcher: lazyPart(async () => (await import('../tenant-switcher/tenant-switcher.tsx')).TenantSwitcher, places),
  /** `UserButton`, alone in a page. */
  UserButton: lazyPart(async () => (await import('../user-button/user-button.tsx')).UserButton, places),
  /** `UsersTable`, alone in a page. */
  UsersTable: lazyPart(async () => (await import('../users/list/users-table.tsx')).UsersTable, places),
}
