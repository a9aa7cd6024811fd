export { longestTimer, platformPorts } from './browser.ts'
export type { Clock, KeyValue, LogSink, Page, Ports, Storages } from './ports.ts'
