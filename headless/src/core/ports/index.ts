export { longestTimer, platformPorts } from './browser.ts'
export type { Clock, KeyValue, Line, Lock, LockRequest, LogSink, Page, Ports, Storages, Tabs } from './ports.ts'
