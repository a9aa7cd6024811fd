export { roleErrors } from './errors.ts'
export { rolesFeature } from './feature.ts'
export {
  type ChosenPermissions,
  mergePermissions,
  type PermissionChanges,
  permissionChanges,
} from './permission-changes.ts'
export type {
  CreateRoleInput,
  Role,
  RoleFields,
  RolesActions,
  RolesState,
  SetPermissionsManyInput,
  SetRolePermissionsInput,
  UpdateRoleInput,
} from './types.ts'
export { useRoles } from './use-roles.ts'
