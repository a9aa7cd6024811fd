export { useInviteLink, useTemporaryUserConfiguration, useUser, useUsersTable } from './hooks.ts'
export * from './index.ts'
