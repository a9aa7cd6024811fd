import type { OperationId } from '../calls/call.ts'
import type { Audit } from '../core/audit-records.ts'
import type { DirectoryAction } from '../core/directory-actions.ts'
import { savesOf } from '../core/policies/policy.ts'
import { policies } from '../core/settings.ts'

/** A way to send events to people and systems. */
export type Channel = (typeof channels)[number]

export const channels = ['email', 'slack', 'sms', 'webhook'] as const

/** A category of the events that a tenant subscribes to. */
export interface EventCategory {
  readonly id: string
  readonly name: string
}

/** A kind of event in a tenant. */
export interface EventKind {
  readonly key: string
  /** The id of its category. */
  readonly category: string
  readonly displayName: string
  readonly description: string
  readonly channels: readonly Channel[]
  /** The operations and changes of directories whose row in the audit log is this event. */
  readonly operations: readonly (OperationId | DirectoryAction)[]
  /** A member of the body that the operation must have. Default: none. */
  readonly member?: string
  /** The severity that the row must have. Default: any. */
  readonly severity?: Audit['severity']
}

export const eventCategories: readonly EventCategory[] = [
  { id: 'users', name: 'Users' },
  { id: 'roles', name: 'Roles and groups' },
  { id: 'security', name: 'Security' },
  { id: 'tokens', name: 'API tokens' },
  { id: 'account', name: 'Account and billing' },
]

const all = channels
const written = ['email', 'slack', 'webhook'] as const

/** Every kind of event that the emulator sends. */
export const eventKinds: readonly EventKind[] = [
  kind('users', 'user.invitedToTenant', 'User invited', 'A person was invited to the account', written, ['addUser']),
  kind('users', 'user.addedByDirectory', 'User added by a directory', 'A directory brought a person', written, [
    'createScimUser',
  ]),
  kind('users', 'user.activated', 'User activated', 'A person finished the invitation', written, [
    'activateAccount',
    'activateAccountWithCode',
  ]),
  kind('users', 'user.updated', 'User changed', 'Name, phone, picture or metadata', written, [
    'updateMe',
    'verifyEmailChange',
    'updateTeamMember',
    'uploadProfileImage',
    'replaceScimUser',
    'updateScimUser',
  ]),
  {
    ...kind('users', 'user.rolesChanged', 'Role changed', 'A person has other roles', written, ['updateTeamMember']),
    member: 'roleIds',
  },
  kind('users', 'user.removedFromTenant', 'User removed', 'A person left the account', written, [
    'deleteTeamMember',
    'deleteScimUser',
  ]),
  kind('users', 'user.disabled', 'User disabled', 'A person has no access for now', written, ['disableUser']),
  kind('users', 'user.enabled', 'User enabled', 'A person has access again', written, ['enableUser']),
  kind('roles', 'role.created', 'Role created', 'The account has a new role', written, ['createRole', 'createRoleV2']),
  kind('roles', 'role.updated', 'Role permissions changed', 'A role has another name or other permissions', written, [
    'updateRole',
    'setRolePermissions',
    'setPermissionRoles',
  ]),
  kind('roles', 'role.deleted', 'Role deleted', 'A role is gone', written, ['deleteRole']),
  kind('roles', 'group.created', 'Group created', 'The account has a new group', written, [
    'createGroup',
    'createScimGroup',
  ]),
  kind('roles', 'group.updated', 'Group changed', 'A group has other details, people or roles', written, [
    'updateGroup',
    'addGroupUsers',
    'removeGroupUsers',
    'addGroupRoles',
    'removeGroupRoles',
    'replaceScimGroup',
    'updateScimGroup',
  ]),
  kind('roles', 'group.deleted', 'Group deleted', 'A group is gone', written, ['deleteGroup', 'deleteScimGroup']),
  {
    ...kind('security', 'user.locked', 'Sign-in locked', 'Too many passwords were wrong', all, ['loginWithPassword']),
    severity: 'High',
  },
  kind('security', 'user.lockedByAdmin', 'User locked', 'An administrator locked a person', all, ['lockUser']),
  kind('security', 'user.unlocked', 'User unlocked', 'A person may sign in again', all, ['unlockUser']),
  kind('security', 'securityPolicy.updated', 'Security policy changed', 'A rule of the sign-in is another', all, [
    ...Object.values(policies).flatMap(savesOf),
  ]),
  kind('tokens', 'apiToken.created', 'API token created', 'The account has a new token', all, [
    'createTenantApiToken',
    'createTenantAccessToken',
  ]),
  kind('tokens', 'apiToken.deleted', 'API token deleted', 'A token of the account is gone', written, [
    'deleteTenantApiToken',
    'deleteTenantAccessToken',
  ]),
  kind('account', 'account.updated', 'Account changed', 'Name, address or settings', written, [
    'updateAccountSettings',
  ]),
  kind('account', 'subscription.updated', 'Plan changed', 'The account has another plan', written, [
    'updateSubscription',
    'updateManagedSubscription',
    'createCardSubscription',
  ]),
  kind('account', 'subscription.canceled', 'Plan canceled', 'The plan ends', written, [
    'cancelSubscription',
    'cancelManagedSubscription',
  ]),
]

/** The kinds of event that a channel sends. */
export function kindsFor(channel: Channel): readonly EventKind[] {
  return eventKinds.filter((one) => one.channels.includes(channel))
}

function kind(
  category: string,
  key: string,
  displayName: string,
  description: string,
  via: readonly Channel[],
  operations: EventKind['operations'],
): EventKind {
  return { key, category, displayName, description, channels: via, operations }
}
