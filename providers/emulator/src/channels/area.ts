import { malformed, missing, Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import type { Call, HolderHandler } from '../calls/call.ts'
import { drawId, type Seeded } from '../core/random.ts'
import { kindsFor } from '../events/catalogue.ts'
import { type Body, flag, optionalText, texts } from '../http/body.ts'
import { isRecord } from '../http/json.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { channelRecords, type MessageConfiguration, type MessageSubscription } from './records.ts'

const reachable = { email: /^[^@\s]+@[^@\s]+$/, sms: /^\+[1-9]\d{6,14}$/ }

const nameOf = { email: 'e-mail address', sms: 'phone number' }

/** The events that a tenant sends by mail and text message. */
export const channels = area({
  records: channelRecords,
  handlers: {
    listEmailConfigurations: listed('email'),
    createEmailConfiguration: made('email'),
    updateEmailConfiguration: switched('email'),
    deleteEmailConfiguration: deleted('email'),
    updateEmailSubscription: subscriptionChanged('email'),
    deleteEmailSubscription: subscriptionDeleted('email'),

    listSmsConfigurations: listed('sms'),
    createSmsConfiguration: made('sms'),
    updateSmsConfiguration: switched('sms'),
    deleteSmsConfiguration: deleted('sms'),
    updateSmsSubscription: subscriptionChanged('sms'),
    deleteSmsSubscription: subscriptionDeleted('sms'),
  },
})

type Channel = MessageConfiguration['channel']

interface Owned {
  messageConfigurations: MessageConfiguration[]
}

function listed(channel: Channel): HolderHandler<Owned> {
  return ({ state }, { tenant }) =>
    state.messageConfigurations
      .filter((one) => one.tenantId === tenant.id && one.channel === channel)
      .map(({ eventKey, enabled, subscriptions }) => ({ eventKey, enabled, subscriptions }))
}

function made(channel: Channel): HolderHandler<Owned> {
  return audited((call, { tenant }) => {
    const { state, body } = call
    const eventKey = call.path['eventKey'] ?? ''
    if (!kindsFor(channel).some(({ key }) => key === eventKey)) throw malformed(`The channel has no event ${eventKey}`)
    if (state.messageConfigurations.some(isOf(tenant, channel, eventKey)))
      throw new Refusal(409, 'ER-CONFIGURATION-EXISTS', 'The event has a configuration already: change that one')
    const configuration = { enabled: flag(body, 'enabled'), subscriptions: subscriptionsIn(body, channel) }
    const subscriptions = configuration.subscriptions.map((one) => drawnSubscription(state, one))
    state.messageConfigurations.push({ tenantId: tenant.id, channel, eventKey, ...configuration, subscriptions })
    return new Response(null, { status: 201 })
  })
}

function switched(channel: Channel): HolderHandler<Owned> {
  return audited((call, holder) => {
    configurationIn(call, holder, channel).enabled = flag(call.body, 'enabled')
  })
}

function deleted(channel: Channel): HolderHandler<Owned> {
  return audited((call, holder) => {
    const found = configurationIn(call, holder, channel)
    call.state.messageConfigurations = call.state.messageConfigurations.filter((one) => one !== found)
  })
}

function subscriptionChanged(channel: Channel): HolderHandler<Owned> {
  return audited((call, holder) => {
    Object.assign(ownSubscription(call, holder, channel), subscriptionIn(call.body, channel))
  })
}

function subscriptionDeleted(channel: Channel): HolderHandler<Owned> {
  return audited((call, holder) => {
    const configuration = configurationIn(call, holder, channel)
    const found = ownSubscription(call, holder, channel)
    configuration.subscriptions = configuration.subscriptions.filter((one) => one !== found)
  })
}

function configurationIn({ state, path }: Call<Owned>, { tenant }: Holder, channel: Channel): MessageConfiguration {
  const found = state.messageConfigurations.find(isOf(tenant, channel, path['eventKey'] ?? ''))
  if (found) return found
  throw missing('The configuration')
}

function ownSubscription(call: Call<Owned>, holder: Holder, channel: Channel) {
  const { subscriptions } = configurationIn(call, holder, channel)
  const found = subscriptions.find(({ id }) => id === call.path['subscriptionId'])
  if (found) return found
  throw missing('The subscription')
}

function isOf({ id }: Holder['tenant'], channel: Channel, eventKey: string) {
  return (one: MessageConfiguration) => one.tenantId === id && one.channel === channel && one.eventKey === eventKey
}

type Given = Omit<MessageSubscription, 'id'>

/** The subscription of a body. Refuses recipients that the channel does not reach. */
function subscriptionIn(body: Body, channel: MessageConfiguration['channel']): Given {
  const name = optionalText(body, 'name')
  const recipients = [...new Set(texts(body, 'recipients').map((one) => one.trim()))]
  const stranger = recipients.find((one) => !reachable[channel].test(one))
  if (stranger !== undefined) throw malformed(`recipients has ${stranger}, which is no ${nameOf[channel]}`)
  return { ...(name !== undefined && { name }), enabled: flag(body, 'enabled'), recipients }
}

function subscriptionsIn(body: Body, channel: MessageConfiguration['channel']): readonly Given[] {
  const given: unknown = body['subscriptions']
  if (Array.isArray(given) && given.every(isRecord)) return given.map((one) => subscriptionIn(one, channel))
  throw malformed('subscriptions must be a list of objects')
}

function drawnSubscription(state: Seeded, given: Given): MessageSubscription {
  return { id: drawId(state), ...given }
}
