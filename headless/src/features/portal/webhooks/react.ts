export {
  useChannelEvents,
  useEmailEvents,
  useSlackEvents,
  useSlackWorkspace,
  useSmsEvents,
  useWebhookHealth,
  useWebhookLogs,
  useWebhooks,
} from './hooks.ts'
export * from './index.ts'
