export { useLogOut } from './hooks.ts'
export * from './index.ts'
