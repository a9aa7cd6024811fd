export { channelEventsFeature } from './channel-events.ts'
export { isWebhookUrl, shortestWebhookSecret } from './check-webhook.ts'
export { webhookErrors } from './errors.ts'
export type {
  ChannelEvent,
  ChannelEventsActions,
  ChannelEventsOptions,
  ChannelEventsState,
  EventChannel,
} from './event-types.ts'
export { webhooksFeature } from './feature.ts'
export type {
  WebhookDelivery,
  WebhookLogsActions,
  WebhookLogsOptions,
  WebhookLogsState,
  WebhookRetryResult,
} from './log-types.ts'
export type { EventMessageChannel } from './message-calls.ts'
export { emailEventsFeature, recipientOf, smsEventsFeature } from './message-events.ts'
export type {
  EventMessage,
  EventMessagesActions,
  EventMessagesState,
  UpdateEventMessageInput,
} from './message-types.ts'
export { slackEventsFeature } from './slack-events.ts'
export type {
  ConnectSlackInput,
  CreateSlackEventInput,
  SlackChannel,
  SlackEvent,
  SlackEventsActions,
  SlackEventsState,
  SlackWorkspace,
  SlackWorkspaceActions,
  SlackWorkspaceState,
  UpdateSlackEventInput,
} from './slack-types.ts'
export { slackWorkspaceFeature } from './slack-workspace.ts'
export type {
  CreateWebhookInput,
  TestWebhookInput,
  UpdateWebhookInput,
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
export { webhookLogsFeature } from './webhook-logs.ts'
