export { applicationAccessFeature } from './access.ts'
export { readTenantApplications } from './application-calls.ts'
export { canUseApplication } from './application-of.ts'
export { applicationErrors } from './errors.ts'
export { applicationsFeature } from './feature.ts'
export type {
  Application,
  ApplicationAccess,
  ApplicationAccessActions,
  ApplicationAccessOptions,
  ApplicationAccessState,
  ApplicationAccessType,
  ApplicationIdsInput,
  ApplicationsActions,
  ApplicationsOptions,
  ApplicationsState,
  ApplicationUser,
  ApplicationUsersInput,
  UserApplication,
  UserApplicationsActions,
  UserApplicationsInput,
  UserApplicationsOptions,
  UserApplicationsState,
} from './types.ts'
export { useApplicationAccess } from './use-application-access.ts'
export { useApplications } from './use-applications.ts'
export { useUserApplications } from './use-user-applications.ts'
export { userApplicationsFeature } from './user-applications.ts'
