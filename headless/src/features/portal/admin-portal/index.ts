export type { UserSearchColumn } from '../../../http/user-search.ts'
export { adminPortalAddress } from './address.ts'
export { adminPortalFeature } from './feature.ts'
export { portalPlaceOf } from './place-of-address.ts'
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
export { portalSectionId } from './section-names.ts'
export { portalSectionIds } from './sections.ts'
export type * from './types.ts'
