import { directRoles, roleAnswer } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import { isEnrolled } from '../factors/enrolled.ts'

/** A member as the lists of the team show them. */
export function teamUser(state: CoreState, user: User, { id: tenantId }: Pick<Tenant, 'id'>) {
  const membership = user.memberships.find((one) => one.tenantId === tenantId)
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    ...(user.phoneNumber !== null && { phone: user.phoneNumber }),
    ...(user.username !== undefined && { username: user.username }),
    ...(user.profilePictureUrl !== null && { profileImageUrl: user.profilePictureUrl }),
    tenantId,
    vendorId: state.vendor.id,
    roleIds: membership?.roleIds ?? [],
    roles: directRoles(state, user, tenantId).map((role) => roleAnswer(state, role)),
    activatedForTenant: user.verified,
    createdAt: user.createdAt,
    customData: JSON.parse(user.metadata),
    ...(user.lastLogin !== null && { lastLogin: user.lastLogin }),
    mfaEnabled: isEnrolled(state, user),
    verified: user.verified,
    managedBy: user.managedBy ?? 'frontegg',
    ...(membership?.directory && { directory: membership.directory }),
    temporaryExpirationDate: membership?.accessEndsAt ?? null,
    isDisabled: membership?.isDisabled ?? false,
  }
}
