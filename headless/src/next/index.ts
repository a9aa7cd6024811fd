export { FollowNextRouter, type FollowNextRouterProps } from './router-client.ts'
