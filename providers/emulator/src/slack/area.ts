import { area } from '../calls/area.ts'
import { type Call, created } from '../calls/call.ts'
import { audited, permitted } from '../calls/permitted.ts'
import { drawId, drawToken } from '../core/random.ts'
import { text } from '../http/body.ts'
import { missing } from '../http/errors.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { subscriptionIn } from './body.ts'
import { consentPath, redeemCode } from './consent.ts'
import { type SlackMessage, type SlackWorkspace, slackRecords } from './records.ts'

const writes = 'fe.connectivity.write.slackSubscriptions'

/** The workspace of Slack that a tenant has connected, and the events it shows. */
export const slack = area({
  records: slackRecords,
  handlers: {
    getSlackConfiguration: permitted('fe.connectivity.read.slackSubscriptions', (call, holder) => {
      const { id, subscriptions } = workspaceIn(call, holder)
      return { id, slackSubscriptions: subscriptions }
    }),

    getSlackApplication: permitted('fe.connectivity.read.slackApp', ({ state, url }) => ({
      clientId: state.vendor.clientId,
      authorizationUrl: `${url.origin}${consentPath}`,
    })),

    listSlackChannels: permitted(
      'fe.connectivity.read.slackChannels',
      (call, holder) => workspaceIn(call, holder).channels,
    ),

    createSlackSubscription: audited(writes, (call, holder) => {
      const workspace = workspaceIn(call, holder)
      const subscription = { id: drawId(call.state), ...subscriptionIn(call.body, workspace) }
      workspace.subscriptions.push(subscription)
      return created(subscription)
    }),

    updateSlackSubscription: audited(writes, (call, holder) => {
      const { found, workspace } = subscriptionOf(call, holder)
      return Object.assign(found, subscriptionIn(call.body, workspace))
    }),

    deleteSlackSubscription: audited('fe.connectivity.delete.slackSubscriptions', (call, holder) => {
      const { found, workspace } = subscriptionOf(call, holder)
      workspace.subscriptions = workspace.subscriptions.filter((one) => one !== found)
    }),

    // A workspace that was connected before keeps its subscriptions.
    registerSlackApplication: audited(
      'fe.connectivity.write.slackAppRegistration',
      ({ state, body, now }, { tenant }) => {
        redeemCode(state, text(body, 'code'), now)
        if (state.slackWorkspaces.some(({ tenantId }) => tenantId === tenant.id)) return {}
        const channels = ['general', 'security', 'on-call'].map((name) => ({ id: `C${drawToken(state, 10)}`, name }))
        state.slackWorkspaces.push({ id: drawId(state), tenantId: tenant.id, channels, subscriptions: [] })
        return {}
      },
      'High',
    ),
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
