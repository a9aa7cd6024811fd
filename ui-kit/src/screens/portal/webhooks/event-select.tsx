'use client'

import type { EventChannel } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { EventsLoaded } from './events-loaded.tsx'

/** The props of {@link EventSelect}. Its value is empty for no event. */
export interface EventSelectProps extends FieldControl<string> {
  readonly channel: EventChannel
  /** The keys of events that are left out. */
  readonly present: readonly string[]
}

/** The choice of one event of a channel. */
export function EventSelect({ channel, present, value, ...control }: EventSelectProps): ReactElement {
  return (
    <EventsLoaded channel={channel}>
      {(events) => (
        <Select
          {...control}
          value={value === '' ? null : value}
          options={events
            .filter(({ id }) => !present.includes(id))
            .map(({ id, name, categoryName }) => ({ id, label: name, note: categoryName }))}
        />
      )}
    </EventsLoaded>
  )
}
