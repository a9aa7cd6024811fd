export { longestTimer, platformPorts } from './browser.ts'
export type {
  Clock,
  KeyValue,
  Line,
  Lock,
  LockRequest,
  LogSink,
  Page,
  Ports,
  StealingRequest,
  Storages,
  Tabs,
  WaitingRequest,
} from './ports.ts'
