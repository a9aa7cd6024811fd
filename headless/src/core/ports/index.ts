export { platformPorts } from './browser.ts'
export type * from './ports.ts'
