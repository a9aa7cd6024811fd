'use client'

import { type EventChannel, useChannelEvents } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import { useLocale } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'

export interface EventNamesProps {
  readonly channel: EventChannel
  /** The keys of the events. */
  readonly keys: readonly string[]
}

/** The names of events, as one list. */
export function EventNames({ channel, keys }: EventNamesProps): ReactElement {
  const { code } = useLocale()
  const nameOf = useEventName(channel)
  return <>{listFormat(code).format(keys.map(nameOf))}</>
}

/** Returns a function that finds the name of an event. An event that the channel does not know has its key. */
export function useEventName(channel: EventChannel): (key: string) => string {
  const { rows } = useChannelEvents({ channel })
  return (key) => rows.find(({ id }) => id === key)?.name ?? key
}
