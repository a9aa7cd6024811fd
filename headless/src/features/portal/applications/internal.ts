// The names that other features need. They are not public.
export { readTenantApplications } from './application-calls.ts'
export { multiAppsFlag } from './load-if-multi-app.ts'
