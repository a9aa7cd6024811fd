import { area } from '../calls/area.ts'
import type { Call, Handler } from '../calls/call.ts'
import { audited, permitted } from '../calls/permitted.ts'
import { kindsFor } from '../events/catalogue.ts'
import { flag } from '../http/body.ts'
import { malformed, missing, Refusal } from '../http/errors.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { drawnSubscription, subscriptionIn, subscriptionsIn } from './body.ts'
import { channelRecords, type MessageConfiguration } from './records.ts'

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

function listed(channel: Channel): Handler<Owned> {
  return permitted(`fe.connectivity.read.${channel}Config`, ({ state }, { tenant }) =>
    state.messageConfigurations
      .filter((one) => one.tenantId === tenant.id && one.channel === channel)
      .map(({ eventKey, enabled, subscriptions }) => ({ eventKey, enabled, subscriptions })),
  )
}

function made(channel: Channel): Handler<Owned> {
  return writing(channel, (call, { tenant }) => {
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

function switched(channel: Channel): Handler<Owned> {
  return writing(channel, (call, holder) => {
    configurationIn(call, holder, channel).enabled = flag(call.body, 'enabled')
  })
}

function deleted(channel: Channel): Handler<Owned> {
  return audited(`fe.connectivity.delete.${channel}Config`, (call, holder) => {
    const found = configurationIn(call, holder, channel)
    call.state.messageConfigurations = call.state.messageConfigurations.filter((one) => one !== found)
  })
}

function subscriptionChanged(channel: Channel): Handler<Owned> {
  return writing(channel, (call, holder) => {
    Object.assign(ownSubscription(call, holder, channel), subscriptionIn(call.body, channel))
  })
}

function subscriptionDeleted(channel: Channel): Handler<Owned> {
  return audited(`fe.connectivity.delete.${channel}Config`, (call, holder) => {
    const configuration = configurationIn(call, holder, channel)
    const found = ownSubscription(call, holder, channel)
    configuration.subscriptions = configuration.subscriptions.filter((one) => one !== found)
  })
}

function writing(channel: Channel, handler: (call: Call<Owned>, holder: Holder) => unknown): Handler<Owned> {
  return audited(`fe.connectivity.write.${channel}Config`, handler)
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
