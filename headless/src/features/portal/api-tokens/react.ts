export { useApiTokens, usePersonalApiTokens } from './hooks.ts'
export * from './index.ts'
