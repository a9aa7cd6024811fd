import type { World } from '../calls/world.ts'
import { drawId } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { sentenceOf, type TenantEvent } from '../events/tenant-event.ts'
import { slackRecords } from './records.ts'

/** Posts an event to the channels of Slack that show it. Messages stay in the state. */
export function post<State extends CoreState>(world: World<State>, event: TenantEvent): void {
  const { state } = world
  const owned = slackRecords.of(state)
  const { tenantId } = event.row
  const workspace = owned.slackWorkspaces.find((one) => one.tenantId === tenantId)
  const wanted = workspace?.subscriptions
    .filter(({ isActive }) => isActive)
    .flatMap(({ slackEvents }) => slackEvents)
    .filter(({ eventKey }) => eventKey === event.kind.key)
  for (const { channelIds, title = event.kind.displayName, message = sentenceOf(event, state) } of wanted ?? [])
    for (const channelId of channelIds)
      owned.slackMessages.push({
        id: drawId(state),
        tenantId,
        channelId,
        title,
        text: message,
        sentAt: event.row.createdAt,
      })
  if (owned.slackMessages.length > mostMessages)
    owned.slackMessages.splice(0, owned.slackMessages.length - mostMessages)
}

const mostMessages = 1000
