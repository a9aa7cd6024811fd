export type { UserSearchColumn } from '../../../http/user-search.ts'
export { adminPortalAddress, portalPlaceOf } from './address.ts'
export { adminPortalFeature } from './feature.ts'
export type {
  AccountField,
  PortalPage,
  PortalPages,
  ProfileField,
  SecurityField,
  SecurityTab,
  UsersColumn,
  UsersPage,
} from './portal-pages.ts'
export { portalSectionId, portalSectionIds } from './section-ids.ts'
export type * from './types.ts'
