export { useIpPlace } from './hooks.ts'
export * from './index.ts'
