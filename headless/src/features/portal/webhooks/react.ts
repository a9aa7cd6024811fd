export {
  useChannelEvents,
  useEmailEvents,
  useSlackEvents,
  useSlackWorkspace,
  useSmsEvents,
  useWebhookLogs,
  useWebhooks,
} from './hooks.ts'
export * from './index.ts'
