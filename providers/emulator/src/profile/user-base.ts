import { directRoles, roleAnswer } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import { isEnrolled } from '../factors/enrolled.ts'

/** A user as every list and the profile show them, in a tenant. */
export function userBase(state: CoreState, user: User, tenant: Pick<Tenant, 'id'>) {
  const membership = user.memberships.find(({ tenantId }) => tenantId === tenant.id)
  return {
    id: user.id,
    sub: user.id,
    email: user.email,
    name: user.name,
    profilePictureUrl: user.profilePictureUrl,
    verified: user.verified,
    mfaEnrolled: isEnrolled(state, user),
    phoneNumber: user.phoneNumber,
    provider: user.provider ?? 'local',
    tenantId: tenant.id,
    tenantIds: user.memberships.map(({ tenantId }) => tenantId),
    activatedForTenant: user.verified,
    isLocked: user.isLocked,
    ...(user.isInvisible && { invisible: true }),
    isDisabled: membership?.isDisabled ?? false,
    temporaryExpirationDate: membership?.accessEndsAt ?? null,
    tenants: user.memberships.map(({ tenantId }) => ({
      tenantId,
      roles: directRoles(state, user, tenantId).map((role) => roleAnswer(state, role)),
    })),
    managedBy: user.managedBy ?? 'frontegg',
    ...(membership?.directory && { directory: membership.directory }),
    superUser: user.superUser,
    metadata: user.metadata,
    createdAt: user.createdAt,
    lastLogin: user.lastLogin,
  }
}
