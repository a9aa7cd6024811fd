export { useMagicLink, usePasswordless } from './hooks.ts'
export * from './index.ts'
