export { isEmailAddress } from '../../../core/email-address.ts'
export type { UserSortColumn } from '../../../http/user-pages.ts'
export { userErrors } from './errors.ts'
export { usersTableFeature } from './feature.ts'
export { inviteLinkFeature } from './invite-link.ts'
export type {
  InviteLink,
  InviteLinkActions,
  InviteLinkInput,
  InviteLinkState,
  InviteLinkValue,
} from './invite-link-types.ts'
export { type ParsedPeople, type PersonFault, parsePeople } from './parse-people.ts'
export { temporaryUserConfigurationFeature } from './temporary-user-configuration.ts'
export type {
  AddedPerson,
  AddingState,
  AddUserInput,
  AddUsersInput,
  AddUsersResult,
  ExpiryInput,
  NewAccess,
  NewPerson,
  RefusedApplications,
  RefusedPerson,
  RetryRefusedInput,
  RolesInput,
  SetTemporaryInput,
  SetUserRolesInput,
  UpdateUserInput,
  UpdateUserRolesInput,
  UserFilters,
  UserGroup,
  UserManager,
  UserPatch,
  UserPreset,
  UserProvider,
  UserRole,
  UserRow,
  UserStatus,
  UsersTableActions,
  UsersTableOptions,
  UsersTableState,
} from './types.ts'
export { useInviteLink } from './use-invite-link.ts'
export { useTemporaryUserConfiguration } from './use-temporary-user-configuration.ts'
export { useUser } from './use-user.ts'
export { useUsersTable } from './use-users-table.ts'
export { userFeature } from './user.ts'
export type {
  TemporaryUserConfiguration,
  TemporaryUserConfigurationActions,
  TemporaryUserConfigurationState,
  UserAccess,
  UserActions,
  UserAudit,
  UserDetails,
  UserOptions,
  UserState,
} from './user-types.ts'
