import type { Shape } from '../../../core/shape.ts'
import { sourceDirectoryShape } from '../../../http/source-directory.ts'
import { personShape } from '../../../session/person-of.ts'
import type { InviteLinkValue } from './invite-link-types.ts'
import type { UserGroup, UserRole, UserRow } from './types.ts'
import type { UserAudit } from './user-types.ts'

/** The types of the members of {@link UserRole}. */
export const userRoleShape: Shape<UserRole> = { id: 'string', key: 'text', name: 'name' }

/** The types of the members of {@link UserGroup}. */
export const userGroupShape: Shape<UserGroup> = { id: 'string', name: 'name', color: 'text' }

/** The types of the members of {@link UserRow}. */
export const userRowShape: Shape<UserRow> = {
  ...personShape,
  'username|null': 'string',
  'phoneNumber|null': 'string',
  status: 'string',
  isVerified: 'flag',
  isActivated: 'flag',
  isLocked: 'flag',
  isLockable: 'flag',
  isDisabled: 'flag',
  hasSecondFactor: 'flag',
  isSuperUser: 'flag',
  provider: 'text',
  managedBy: 'text',
  'directory|null': sourceDirectoryShape,
  tenantId: 'text',
  'createdAt|null': 'string',
  'lastLogin|null': 'string',
  'expiresAt|null': 'string',
  metadata: 'text',
  roleIds: ['string'],
  roles: [userRoleShape],
  'groups|null': [userGroupShape],
  'applicationIds|null': ['string'],
}

/** The types of the members of {@link UserAudit}. */
export const userAuditShape: Shape<UserAudit> = {
  id: 'string',
  action: 'text',
  description: 'text',
  severity: 'text',
  ip: 'text',
  createdAt: 'text',
}

/** The types of the members of {@link InviteLinkValue}. */
export const inviteLinkValueShape: Shape<InviteLinkValue> = {
  'link|null': { id: 'string', url: 'any', expiresAt: 'text', isSentByEmail: 'flag', roleIds: ['string'] },
  isAllowed: 'flag',
  canSendEmail: 'flag',
}
