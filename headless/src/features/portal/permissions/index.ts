export { permissionsFeature } from './feature.ts'
export {
  type PermissionBranch,
  type PermissionCell,
  type PermissionHolder,
  type PermissionStanding,
  permissionTree,
  searchTree,
  toggleCategory,
  togglePermission,
} from './permission-tree.ts'
export type {
  Permission,
  PermissionAssignment,
  PermissionsActions,
  PermissionsState,
  SetPermissionRolesInput,
} from './types.ts'
export { usePermissions } from './use-permissions.ts'
