export { logOutRouteFeature } from './feature.ts'
export type { LogOutRouteActions, LogOutState, LogOutStep } from './types.ts'
export { useLogOut } from './use-log-out.ts'
