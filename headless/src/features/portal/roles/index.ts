export { rolesFeature } from './feature.ts'
export {
  type ChosenPermissions,
  mergePermissions,
  type PermissionChanges,
  permissionChanges,
} from './permission-changes.ts'
export type * from './types.ts'
