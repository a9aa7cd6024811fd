export { useApplicationAccess, useApplications, useUserApplications } from './hooks.ts'
export * from './index.ts'
