export { FollowReactRouter, useReactRouter } from './use-react-router.ts'
