import { type Client, type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import {
  addressesOnce,
  checkedAddress,
  isEmailAddress,
  plainAddress,
  strangeCharacter,
} from '../../../core/email-address.ts'
import { PorticoError } from '../../../core/errors.ts'
import type { ActionTools } from '../../../core/feature.ts'
import { inTurn } from '../../../core/in-turn.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { plainNumber } from '../../../core/phone-number.ts'
import { pageWithin } from '../../../http/paging.ts'
import { webhookErrors } from './errors.ts'
import { type EventMessageChannel, messageCalls } from './message-calls.ts'
import type { EventMessagesActions, EventMessagesState, UpdateEventMessageInput } from './message-types.ts'
import { messageRows, saveEvent } from './save-event.ts'

/** The events that are sent by mail. */
export const emailEventsFeature: Feature<EventMessagesState, EventMessagesActions> = {
  name: 'email-events',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['email-channel'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' }, pageSize: null }),
  actions: (tools) => messageActions(tools, 'email'),
  start: loadWhileSignedIn,
}

/** The events that are sent by text message. */
export const smsEventsFeature: Feature<EventMessagesState, EventMessagesActions> = {
  name: 'sms-events',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['sms-channel'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' }, pageSize: null }),
  actions: (tools) => messageActions(tools, 'sms'),
  start: loadWhileSignedIn,
}

function messageActions(
  tools: ActionTools<Client, EventMessagesState, EventMessagesActions>,
  channel: EventMessageChannel,
): EventMessagesActions {
  const calls = messageCalls(tools.client, channel)
  const turn = inTurn()
  const resource = `${channel}-channel` as const
  const list = listing(
    tools,
    async (query, signal) => {
      // Without the names of events, the list shows their keys.
      const named = calls.events(signal).catch(() => [])
      const rows = messageRows(tools.client, await calls.list(signal), await named)
      return pageWithin(rows, query, ['name', 'id', 'categoryName', 'recipients'])
    },
    { resource },
  )
  // Another administrator may create or remove the event meanwhile, so that both calls save it as it is then.
  const saving = () =>
    tools.task(
      'parallel',
      async ({ optimistic, signal }, given: UpdateEventMessageInput) => {
        const { recipients: texts, ...input } = given
        const recipients = texts && recipientsIn(texts, channel)
        const { id, isEnabled } = input
        const shown = tools.state().rows.find((row) => row.id === id)?.recipients ?? []
        optimistic(({ rows }) => ({
          rows: rows.map((row) =>
            row.id === id
              ? { ...row, isEnabled: isEnabled ?? row.isEnabled, recipients: recipients ?? row.recipients }
              : row,
          ),
        }))
        await turn(signal, () => saveEvent(calls, { ...input, ...(recipients && { recipients }), shown }, signal))
      },
      { changes: [resource] },
    )
  return {
    ...list.actions,
    create: saving(),
    update: saving(),
    remove: list.removing(({ id }, signal) => turn(signal, () => calls.remove(id, signal))),
  }
}

/** The recipients without blanks, each once. Refuses those that the channel does not reach. */
function recipientsIn(texts: readonly string[], channel: EventMessageChannel): readonly string[] {
  if (channel === 'email') for (const text of texts) checkedAddress(text)
  const recipients = texts.map((text) => recipientOf(text, channel))
  const at = recipients.indexOf(null)
  if (at !== -1) throw new PorticoError(webhookErrors.recipientInvalid, `${texts[at]?.trim()} is no ${kinds[channel]}`)
  const found = recipients.filter((one) => one !== null)
  return channel === 'email' ? addressesOnce(found) : [...new Set(found)]
}

/** A recipient as it is saved: an e-mail address, or a phone number in international form. `null` for any other text. */
export function recipientOf(text: string, channel: EventMessageChannel): string | null {
  if (channel === 'email') {
    const address = strangeCharacter(text) === null ? plainAddress(text) : ''
    return isEmailAddress(address) ? address : null
  }
  const number = plainNumber(text)
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null
}

const kinds = { email: 'e-mail address', sms: 'phone number in international form' }
