/** The codes of errors that the features of webhooks and channels make themselves. Their meaning is in their guide. */
export const webhookErrors = {
  webhookNameRequired: 'webhook-name-required',
  webhookUrlInvalid: 'webhook-url-invalid',
  webhookSecretShort: 'webhook-secret-short',
  webhookEventsRequired: 'webhook-events-required',
  webhookGone: 'webhook-gone',
  deliveryRefused: 'delivery-refused',
  recipientInvalid: 'recipient-invalid',
  slackChannelsRequired: 'slack-channels-required',
  slackApplicationMissing: 'slack-application-missing',
  slackEventGone: 'slack-event-gone',
} as const
