export { useUsersTable } from './hooks.ts'
export * from './index.ts'
export { useInviteLink, useTemporaryUserConfiguration } from './invite-hooks.ts'
export { useUser } from './user-hooks.ts'
