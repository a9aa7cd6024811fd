export { useSamlConfiguration, useSsoConnections, useSsoTest } from './hooks.ts'
export * from './index.ts'
