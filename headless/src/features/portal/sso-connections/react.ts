export { useSamlConfiguration, useSsoConnections } from './hooks.ts'
export * from './index.ts'
