'use client'

import { type ChannelEvent, type EventChannel, useChannelEvents } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import {
  CategoryPicker,
  type CategoryPickerProps,
  type PickerCategory,
} from '../../../frame/portal/category-picker/category-picker.tsx'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat, numberFormat } from '../../../i18n/intl.ts'
import { MixedCheckbox } from '../../../primitives/portal/mixed-checkbox/mixed-checkbox.tsx'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { useClasses } from '../../../slots/index.ts'
import { webhooksMessages } from './webhooks-messages.ts'

export interface EventPickerProps extends Pick<CategoryPickerProps, 'label' | 'error' | 'attempt'> {
  /** The events of the channel, category by category. */
  readonly events: readonly ChannelEvent[]
  /** The keys of the chosen ones. Keys that the channel does not know are kept. */
  readonly value: readonly string[]
  /** Called with all keys after each change. */
  readonly onChange: (keys: readonly string[]) => void
}

/** The events of a webhook by category, with a search. */
export function EventPicker({ events, value, onChange, ...field }: EventPickerProps): ReactElement {
  const t = useMessages(webhooksMessages)
  const { code } = useLocale()
  const number = numberFormat(code)
  const toggle = (keys: readonly string[], isOn: boolean) =>
    onChange(isOn ? [...new Set([...value, ...keys])] : value.filter((key) => !keys.includes(key)))

  function categoryOf(id: string, found: readonly ChannelEvent[]): PickerCategory {
    const all = events.filter(({ categoryId }) => categoryId === id)
    const chosen = all.filter((event) => value.includes(event.id)).length
    return {
      id,
      name: all[0]?.categoryName ?? '',
      canChange: true,
      check: chosen === 0 ? 'none' : chosen === all.length ? 'all' : 'some',
      count: t('webhooks.chosen', { chosen: number.format(chosen), total: number.format(all.length) }),
      choices: found
        .filter(({ categoryId }) => categoryId === id)
        .map((event) => ({
          id: event.id,
          code: event.id,
          children: (
            <Choice
              event={event}
              isChosen={value.includes(event.id)}
              onToggle={() => toggle([event.id], !value.includes(event.id))}
            />
          ),
        })),
    }
  }

  function find(text: string): readonly PickerCategory[] {
    const wanted = text.trim().toLocaleLowerCase(code)
    const found = events.filter(({ id, name, description, categoryName }) =>
      [id, name, description, categoryName].some((part) => part.toLocaleLowerCase(code).includes(wanted)),
    )
    return [...new Set(found.map(({ categoryId }) => categoryId))].map((id) => categoryOf(id, found))
  }

  return (
    <CategoryPicker
      {...field}
      help={t('webhooks.eventsHelp')}
      words={{
        search: t('webhooks.searchEvents'),
        open: (name) => t('webhooks.openCategory', { name }),
        close: (name) => t('webhooks.closeCategory', { name }),
        none: (text) => t('webhooks.noMatches', { text }),
      }}
      find={find}
      onToggleAll={(id) => {
        const keys = events.filter(({ categoryId }) => categoryId === id).map((event) => event.id)
        toggle(keys, !keys.every((key) => value.includes(key)))
      }}
    />
  )
}

interface ChoiceProps {
  readonly event: ChannelEvent
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function Choice({ event: { name, description }, isChosen, onToggle }: ChoiceProps) {
  const classOf = useClasses()
  return (
    <MixedCheckbox check={isChosen ? 'all' : 'none'} onToggle={onToggle}>
      <span>
        {name}
        {description !== '' && <small className={classOf('CategoryNote')}>{description}</small>}
      </span>
    </MixedCheckbox>
  )
}

/** The props of {@link EventSelect}. Its value is empty for no event. */
interface EventSelectProps extends FieldControl<string> {
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

interface EventsLoadedProps {
  readonly channel: EventChannel
  readonly children: (events: readonly ChannelEvent[]) => ReactElement
}

/** Content that needs the events of a channel: a skeleton before they are there, and the failure with a retry. */
export function EventsLoaded({ channel, children }: EventsLoadedProps): ReactElement {
  const { rows, status, load, calls } = useChannelEvents({ channel })
  const { error, isPending } = useAttempt(calls, 'load')
  if (status !== 'unread' && status !== 'loading') return children(rows)
  if (error) return <PageFailed error={error} isPending={isPending} onRetry={() => void load()} />
  return <PageSkeleton width="form" />
}

interface EventNamesProps {
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
