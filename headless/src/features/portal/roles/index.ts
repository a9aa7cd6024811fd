export { roleErrors } from './errors.ts'
export { roles } from './feature.ts'
export {
  type ChosenPermissions,
  mergePermissions,
  type PermissionChanges,
  permissionChanges,
} from './permission-changes.ts'
export type {
  ChangeRoleInput,
  CreateRoleInput,
  Role,
  RoleFields,
  RoleInput,
  RolesActions,
  RolesState,
  SetPermissionsOfManyInput,
  SetRolePermissionsInput,
} from './types.ts'
export { useRoles } from './use-roles.ts'
