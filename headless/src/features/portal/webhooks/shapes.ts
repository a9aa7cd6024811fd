import type { Shape } from '../../../core/shape.ts'
import type { ChannelEvent } from './event-types.ts'
import type { WebhookDelivery } from './log-types.ts'
import type { EventMessage } from './message-types.ts'
import type { SlackEvent, SlackWorkspace } from './slack-types.ts'
import type { Webhook } from './types.ts'

/** The types of the members of {@link Webhook}. */
export const webhookShape: Shape<Webhook> = {
  id: 'string',
  name: 'name',
  description: 'text',
  url: 'text',
  'secret|null': 'any',
  eventKeys: ['string'],
  isActive: 'flag',
  sentCount: 'count',
  createdAt: 'text',
  updatedAt: 'text',
}

/** The types of the members of {@link WebhookDelivery}. */
export const webhookDeliveryShape: Shape<WebhookDelivery> = {
  id: 'string',
  webhookId: 'text',
  'eventKey|null': 'string',
  'statusCode|null': 'number',
  isDelivered: 'flag',
  body: 'text',
  'tries|null': 'number',
  'payload|null': 'string',
  'duration|null': 'number',
  'createdAt|null': 'string',
}

/** The types of the members of {@link ChannelEvent}. */
export const channelEventShape: Shape<ChannelEvent> = {
  id: 'string',
  name: 'name',
  description: 'text',
  categoryId: 'text',
  categoryName: 'text',
}

/** The types of the members of {@link EventMessage}. */
export const eventMessageShape: Shape<EventMessage> = {
  id: 'string',
  name: 'name',
  categoryName: 'text',
  isEnabled: 'flag',
  recipients: ['string'],
}

/** The types of the members of {@link SlackEvent}. */
export const slackEventShape: Shape<SlackEvent> = {
  id: 'string',
  subscriptionId: 'string',
  eventKey: 'string',
  name: 'name',
  isActive: 'flag',
  channelIds: ['string'],
  'title|null': 'string',
  'message|null': 'string',
}

/** The types of the members of {@link SlackWorkspace}. */
export const slackWorkspaceShape: Shape<SlackWorkspace> = {
  isConnected: 'flag',
  'clientId|null': 'string',
  channels: [{ id: 'string', name: 'name' }],
}
