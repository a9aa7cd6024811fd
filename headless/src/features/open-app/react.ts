export { useOpenApp } from './hooks.ts'
export * from './index.ts'
