export { useSubAccount, useSubAccounts, useSubAccountUsers } from './hooks.ts'
export * from './index.ts'
