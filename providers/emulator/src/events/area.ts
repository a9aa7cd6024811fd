import { malformed } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Vendor } from '../core/tenants.ts'
import { beginning } from '../core/tenants.ts'
import { channels, type EventKind, eventCategories, eventKinds, kindsFor } from './catalogue.ts'

/** The kinds of event of the provider, and the channels that send them. */
export const events = area({
  handlers: {
    listEventCategories: ({ state: { vendor } }) =>
      eventCategories.map(({ id, name }) => ({
        ...categoryAnswer(vendor, id, name),
        events: eventKinds.filter(({ category }) => category === id).map((kind) => kindAnswer(vendor, kind)),
      })),

    listChannelMaps: ({ state: { vendor }, url }) => {
      const channel = channels.find((one) => one === url.searchParams.get('channels'))
      if (!channel) throw malformed(`channels must be one of ${channels.join(', ')}`)
      return kindsFor(channel).map((kind) => {
        const name = eventCategories.find(({ id }) => id === kind.category)?.name ?? ''
        return { ...kindAnswer(vendor, kind), category: categoryAnswer(vendor, kind.category, name) }
      })
    },
  },
})

const stamps = { createdAt: beginning, updatedAt: beginning }

function categoryAnswer({ id: vendorId }: Vendor, id: string, name: string) {
  return { id, vendorId, name, ...stamps }
}

function kindAnswer({ id: vendorId }: Vendor, { key, category, displayName, description }: EventKind) {
  return { id: key, key, categoryId: category, vendorId, displayName, description, ...stamps }
}
