import { type Client, type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import type { components } from '../../../http/contract.gen.ts'
import { pageWithin } from '../../../http/paging.ts'
import type { ChannelEvent, ChannelEventsActions, ChannelEventsOptions, ChannelEventsState } from './event-types.ts'
import { channelEventShape } from './shapes.ts'

/** The events that one channel can send. */
export const channelEventsFeature: Feature<ChannelEventsState, ChannelEventsActions, ChannelEventsOptions> = {
  name: 'channel-events',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['channel-events'],
  state: () => emptyList({ pageSize: null }),
  actions(tools, { channel }) {
    const { api } = tools.client
    const list = listing(
      tools,
      async (query, signal) => {
        const [events, categories] = await Promise.all([
          api.get(root, { query: { channels: channel }, signal }),
          api.get(`${root}/categories`, { signal }),
        ])
        return pageWithin(rowsOf(tools.client, events, objectsIn(categories)), query, [
          'name',
          'id',
          'description',
          'categoryName',
        ])
      },
      { resource: 'channel-events' },
    )
    return list.actions
  },
  start: loadWhileSignedIn,
}

type Schemas = components['schemas']

const root = '/event/resources/configurations/v1'

/** The events in the order of their categories. One without a category follows the others. */
function rowsOf(
  client: Client,
  events: readonly Schemas['ChannelMap'][],
  categories: readonly Schemas['EventCategory'][],
): readonly ChannelEvent[] {
  const place = ({ categoryId }: ChannelEvent) => {
    const at = categories.findIndex(({ id }) => id === categoryId)
    return at === -1 ? categories.length : at
  }
  const rows = rowsIn(
    client,
    events,
    ({ key: id, displayName: name, description, categoryId, category }) => ({
      id,
      name,
      description,
      categoryId,
      categoryName: categories.find((one) => one.id === categoryId)?.name ?? category?.name ?? '',
    }),
    channelEventShape,
  )
  return rows.toSorted((one, other) => place(one) - place(other))
}
