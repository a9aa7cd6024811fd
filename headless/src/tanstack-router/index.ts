export { FollowTanStackRouter, useTanStackRouter } from './use-tanstack-router.ts'
