import { sourceDirectoryOf } from '../../../http/source-directory.ts'
import type { ListedUser } from '../../../http/user-pages.ts'
import { personOf } from '../../../session/person-of.ts'
import { type Catalogue, entriesOf } from './catalogue.ts'
import type { Relations } from './relations.ts'
import type { UserRow, UserStatus } from './types.ts'

/** The row of a user, with the relations that are known. `now` is in epoch milliseconds. */
export function userOf(user: ListedUser, relations: Relations, known: Catalogue, now: number): UserRow {
  const { roles, groups } = known
  const { id, tenantId, verified, mfaEnrolled, metadata } = user
  const { activatedForTenant = true, isLocked = false, isDisabled = false, superUser = false } = user
  const { isLockable = false } = user
  const { phoneNumber, username = null, provider = 'local', managedBy = 'frontegg', createdAt = null } = user
  const { lastLogin = null, temporaryExpirationDate = null } = user
  const roleIds = relations.roleIds?.get(id) ?? []
  return {
    ...personOf(user),
    tenantId,
    isVerified: verified,
    isActivated: activatedForTenant,
    isLocked,
    isDisabled,
    isSuperUser: superUser,
    isLockable,
    hasSecondFactor: mfaEnrolled,
    metadata,
    provider,
    managedBy,
    directory: sourceDirectoryOf(user),
    createdAt,
    lastLogin,
    expiresAt: temporaryExpirationDate,
    status: statusOf(
      {
        isDisabled,
        isLocked,
        isVerified: verified,
        isActivated: activatedForTenant,
        expiresAt: temporaryExpirationDate,
      },
      now,
    ),
    username,
    phoneNumber: phoneNumber || (relations.phoneNumbers?.get(id)?.[0] ?? null),
    roleIds,
    roles: entriesOf(roles, roleIds),
    groups:
      groups && relations.groupIds
        ? entriesOf(groups, relations.groupIds.get(id) ?? []).map(({ id, name, color }) => ({ id, name, color }))
        : null,
    applicationIds: applicationIdsOf(user, relations, known),
  }
}

/** The free applications and those of the user. `null` for a user of another tenant, whose applications are not read. */
function applicationIdsOf(
  { id, tenantId }: ListedUser,
  { applicationIds }: Relations,
  { freeApplicationIds, tenantId: ownTenantId }: Catalogue,
): readonly string[] | null {
  if (!freeApplicationIds || !applicationIds || (ownTenantId !== null && tenantId !== ownTenantId)) return null
  return [...new Set([...freeApplicationIds, ...(applicationIds.get(id) ?? [])])]
}

/** The members that the state of an account follows from. */
type Standing = Pick<UserRow, 'isDisabled' | 'isLocked' | 'isVerified' | 'isActivated' | 'expiresAt'>

/** The state of an account. `now` is in epoch milliseconds. */
export function statusOf(
  { isDisabled, isLocked, isVerified, isActivated, expiresAt }: Standing,
  now: number,
): UserStatus {
  if (isDisabled) return 'disabled'
  if (isLocked) return 'locked'
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'expired'
  return isVerified && isActivated ? 'active' : 'invited'
}

/** A user after a change, with the state that follows. */
export function changedUser<User extends UserRow>(user: User, change: Partial<UserRow>, now: number): User {
  const changed = { ...user, ...change }
  return { ...changed, status: statusOf(changed, now) }
}
