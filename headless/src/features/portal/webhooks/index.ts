export { channelEvents } from './channel-events.ts'
export { isWebhookUrl, shortestWebhookSecret } from './check-webhook.ts'
export { webhookErrors } from './errors.ts'
export type {
  ChannelEvent,
  ChannelEventsActions,
  ChannelEventsOptions,
  ChannelEventsState,
  EventChannel,
} from './event-types.ts'
export { webhooks } from './feature.ts'
export type {
  RetryWebhookInput,
  WebhookDelivery,
  WebhookLogsActions,
  WebhookLogsOptions,
  WebhookLogsState,
  WebhookRetryResult,
} from './log-types.ts'
export type { MessageChannel } from './message-calls.ts'
export { emailEvents, recipientOf, smsEvents } from './message-events.ts'
export type {
  MessageEvent,
  MessageEventsActions,
  MessageEventsState,
  RemoveMessageEventInput,
  SaveMessageEventInput,
} from './message-types.ts'
export { slackEvents } from './slack-events.ts'
export type {
  ChangeSlackEventInput,
  ConnectSlackInput,
  CreateSlackEventInput,
  RemoveSlackEventInput,
  SlackChannel,
  SlackEvent,
  SlackEventsActions,
  SlackEventsState,
  SlackWorkspace,
  SlackWorkspaceActions,
  SlackWorkspaceState,
} from './slack-types.ts'
export { slackWorkspace } from './slack-workspace.ts'
export type {
  ChangeWebhookInput,
  CreateWebhookInput,
  RemoveWebhookInput,
  TestWebhookInput,
  Webhook,
  WebhooksActions,
  WebhooksState,
  WebhookTestResult,
} from './types.ts'
export { useChannelEvents } from './use-channel-events.ts'
export { useEmailEvents } from './use-email-events.ts'
export { useSlackEvents } from './use-slack-events.ts'
export { useSlackWorkspace } from './use-slack-workspace.ts'
export { useSmsEvents } from './use-sms-events.ts'
export { useWebhookLogs } from './use-webhook-logs.ts'
export { useWebhooks } from './use-webhooks.ts'
export { webhookLogs } from './webhook-logs.ts'
