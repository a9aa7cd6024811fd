import { malformed, missing } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { type Call, created } from '../calls/call.ts'
import { drawId, drawToken } from '../core/random.ts'
import { kindsFor } from '../events/catalogue.ts'
import { type Body, flag, optionalText, text, texts } from '../http/body.ts'
import { isRecord } from '../http/json.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { consentPath, redeemCode } from './consent.ts'
import {
  type SlackEvent,
  type SlackMessage,
  type SlackSubscription,
  type SlackWorkspace,
  slackRecords,
} from './records.ts'

/** The workspace of Slack that a tenant has connected, and the events it shows. */
export const slack = area({
  records: slackRecords,
  handlers: {
    getSlackConfiguration: (call, holder) => {
      const { id, subscriptions } = workspaceIn(call, holder)
      return { id, slackSubscriptions: subscriptions }
    },

    getSlackApplication: ({ state, url }) => ({
      clientId: state.vendor.clientId,
      authorizationUrl: `${url.origin}${consentPath}`,
    }),

    listSlackChannels: (call, holder) => workspaceIn(call, holder).channels,

    createSlackSubscription: audited((call, holder) => {
      const workspace = workspaceIn(call, holder)
      const subscription = { id: drawId(call.state), ...subscriptionIn(call.body, workspace) }
      workspace.subscriptions.push(subscription)
      return created(subscription)
    }),

    updateSlackSubscription: audited((call, holder) => {
      const { found, workspace } = subscriptionOf(call, holder)
      return Object.assign(found, subscriptionIn(call.body, workspace))
    }),

    deleteSlackSubscription: audited((call, holder) => {
      const { found, workspace } = subscriptionOf(call, holder)
      workspace.subscriptions = workspace.subscriptions.filter((one) => one !== found)
    }),

    // A workspace that was connected before keeps its subscriptions.
    registerSlackApplication: audited(({ state, body, now }, { tenant }) => {
      redeemCode(state, text(body, 'code'), now)
      if (state.slackWorkspaces.some(({ tenantId }) => tenantId === tenant.id)) return {}
      const channels = ['general', 'security', 'on-call'].map((name) => ({ id: `C${drawToken(state, 10)}`, name }))
      state.slackWorkspaces.push({ id: drawId(state), tenantId: tenant.id, channels, subscriptions: [] })
      return {}
    }, 'High'),
  },
})

interface Owned {
  slackWorkspaces: SlackWorkspace[]
  slackMessages: SlackMessage[]
}

function workspaceIn({ state }: Call<Owned>, { tenant }: Holder): SlackWorkspace {
  const found = state.slackWorkspaces.find(({ tenantId }) => tenantId === tenant.id)
  if (found) return found
  throw missing('A connected workspace')
}

function subscriptionOf(call: Call<Owned>, holder: Holder) {
  const workspace = workspaceIn(call, holder)
  const found = workspace.subscriptions.find(({ id }) => id === call.path['id'])
  if (found) return { found, workspace }
  throw missing('The subscription')
}

/** The subscription of a body. Refuses events and channels that do not exist. */
function subscriptionIn(body: Body, workspace: SlackWorkspace): Omit<SlackSubscription, 'id'> {
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
