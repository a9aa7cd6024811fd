const family = 'fe.connectivity'

export const webhookPermissions = {
  see: `${family}.read.webhooks`,
  change: `${family}.write.webhooks`,
  remove: `${family}.delete.webhooks`,
}

export const logPermissions = { see: `${family}.read.webhookLogs`, change: `${family}.write.webhookLogs` }

/** The permissions for a channel that sends messages to people. */
export function messagePermissions(channel: 'email' | 'sms') {
  return {
    see: `${family}.read.${channel}Config`,
    change: `${family}.write.${channel}Config`,
    remove: `${family}.delete.${channel}Config`,
  }
}

export const slackPermissions = {
  see: `${family}.read.slackSubscriptions`,
  change: `${family}.write.slackSubscriptions`,
  remove: `${family}.delete.slackSubscriptions`,
}

/** The permission to connect a workspace of Slack. */
export const slackConnection = `${family}.write.slackAppRegistration`
