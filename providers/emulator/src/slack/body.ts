import { kindsFor } from '../events/catalogue.ts'
import { type Body, flag, optionalText, text, texts } from '../http/body.ts'
import { malformed } from '../http/errors.ts'
import { isRecord } from '../http/json.ts'
import type { SlackEvent, SlackSubscription, SlackWorkspace } from './records.ts'

/** The subscription of a body. Refuses events and channels that do not exist. */
export function subscriptionIn(body: Body, workspace: SlackWorkspace): Omit<SlackSubscription, 'id'> {
  const given: unknown = body['slackEvents']
  if (!Array.isArray(given) || !given.every(isRecord)) throw malformed('slackEvents must be a list of objects')
  return { isActive: flag(body, 'isActive'), slackEvents: given.map((one) => eventIn(one, workspace)) }
}

function eventIn(body: Body, { channels }: SlackWorkspace): SlackEvent {
  const eventKey = text(body, 'eventKey')
  if (!kindsFor('slack').some(({ key }) => key === eventKey)) throw malformed(`Slack has no event ${eventKey}`)
  const channelIds = [...new Set(texts(body, 'channelIds'))]
  const stranger = channelIds.find((id) => !channels.some((channel) => channel.id === id))
  if (stranger !== undefined) throw malformed(`The workspace has no channel ${stranger}`)
  const title = optionalText(body, 'title')
  const message = optionalText(body, 'message')
  return { eventKey, channelIds, ...(title !== undefined && { title }), ...(message !== undefined && { message }) }
}
