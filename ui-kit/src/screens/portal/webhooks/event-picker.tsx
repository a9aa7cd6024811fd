'use client'

import type { ChannelEvent } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import {
  CategoryPicker,
  type CategoryPickerProps,
  type PickerCategory,
} from '../../../frame/portal/category-picker/category-picker.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { MixedCheckbox } from '../../../primitives/portal/mixed-checkbox/mixed-checkbox.tsx'
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
