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
export type * from './types.ts'
