'use client'

import { useClient } from '@portico/headless'
import { usePeople } from '@portico/headless/portal/people'
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { keysSetting } from '../../../../frame/portal/shortcut/use-shortcut.ts'
import { WhenGone } from '../../../../frame/portal/when-gone.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { portalSearchMessages } from '../../../../i18n/messages/portal/portal-search.gen.ts'
import { ShownText } from '../../../../i18n/shown-text.tsx'
import { Avatar } from '../../../../primitives/avatar/avatar.tsx'
import { Dialog } from '../../../../primitives/dialog/dialog.tsx'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { searchIcon } from '../../../../primitives/portal/icons.ts'
import { matches } from '../../../../primitives/portal/search-menu/matches.ts'
import { Switch } from '../../../../primitives/portal/switch/switch.tsx'
import { isComposed } from '../../../../primitives/text-field/use-composition.ts'
import { useClasses } from '../../../../slots/index.ts'
import { settingsIcon } from '../section-icons.ts'
import type { ShownSection } from '../use-shown-sections.ts'
import { type FoundPlace, usePlaces } from './use-places.ts'

export interface SearchDialogProps {
  /** The sections that the person may see. */
  readonly sections: readonly ShownSection[]
  /** Opens a place, after the dialog has gone. */
  readonly onOpen: (place: FoundPlace) => void
  readonly onClose: () => void
}

/** The search over sections, tabs, settings and people, by the keyboard alone. */
export function SearchDialog({ sections, onOpen, onClose }: SearchDialogProps): ReactElement {
  const t = useMessages(portalSearchMessages)
  const chosen = useRef<FoundPlace | null>(null)
  return (
    <Dialog title={t('portalSearch.title')} isOpen isFull onOpenChange={(isOpen) => isOpen || onClose()}>
      <WhenGone run={() => chosen.current && onOpen(chosen.current)} />
      <Search
        sections={sections}
        onChoose={(place) => {
          chosen.current = place
          onClose()
        }}
      />
      <LetterKeys />
    </Dialog>
  )
}

interface SearchProps extends Pick<SearchDialogProps, 'sections'> {
  readonly onChoose: (place: FoundPlace) => void
}

function Search({ sections, onChoose }: SearchProps) {
  const classOf = useClasses()
  const t = useMessages(portalSearchMessages)
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const places = usePlaces(sections)
  const people = useFoundPeople(
    text,
    places.sections.some(({ id }) => id === 'users'),
  )
  const typed = text.trim()
  const groups = [
    { id: 'sections', found: places.sections.filter((place) => matches(place, typed)) },
    { id: 'settings', found: typed === '' ? [] : places.below.filter((place) => matches(place, typed)).slice(0, most) },
    { id: 'people', found: people.found },
  ] as const
  const all: readonly FoundPlace[] = groups.flatMap(({ found }) => found)
  const active = all[Math.min(at, all.length - 1)]
  const optionId = (place: FoundPlace) => `${id}-${place.id}`
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = active && list.current?.querySelector('[data-focused]')
    option?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function onKeyDown(event: KeyboardEvent) {
    if (isComposed(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && all.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, all.length - 1) + step + all.length) % all.length)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (active) onChoose(active)
  }

  return (
    <div className={classOf('PortalSearch')}>
      <span className={classOf('PortalSearchField', classOf('InputFrame'))}>
        <Icon path={searchIcon} size="sm" />
        <input
          className={classOf('Input')}
          type="text"
          role="combobox"
          aria-label={t('portalSearch.label')}
          placeholder={t('portalSearch.label')}
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('portalSearch.title')}
        className={classOf('PortalSearchList')}
      >
        {groups.map(
          (group) =>
            group.found.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, these are options.
              <div
                key={group.id}
                role="group"
                aria-labelledby={`${id}-${group.id}`}
                className={classOf('PortalSearchGroup')}
              >
                <p id={`${id}-${group.id}`} className={classOf('NavGroupTitle')}>
                  {t(`portalSearch.${group.id}`)}
                </p>
                {group.found.map((place) => (
                  <FoundOption
                    key={place.id}
                    id={optionId(place)}
                    place={place}
                    mark={
                      group.id === 'people' ? <Avatar name={place.label} /> : <Icon path={iconOf(place, sections)} />
                    }
                    isActive={place === active}
                    onPoint={() => setAt(all.indexOf(place))}
                    onChoose={() => onChoose(place)}
                  />
                ))}
              </div>
            ),
        )}
      </div>
      <p
        role="status"
        className={all.length > 0 && !people.isFailed ? classOf('VisuallyHidden') : classOf('PortalSearchNote')}
      >
        {people.isSearching
          ? t('portalSearch.searching')
          : people.isFailed
            ? t('portalSearch.peopleFailed')
            : typed === ''
              ? ''
              : all.length === 0
                ? t('portalSearch.none', { text: typed })
                : t('portalSearch.found', { count: all.length })}
      </p>
    </div>
  )
}

/** More results than a person reads are no answer. */
const most = 8

interface FoundOptionProps {
  readonly id: string
  readonly place: FoundPlace
  readonly mark: ReactNode
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function FoundOption({ id, place, mark, isActive, onPoint, onChoose }: FoundOptionProps) {
  const classOf = useClasses()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classOf('Option')}
      data-focused={isActive || undefined}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {mark}
      <span className={classOf('OptionText')}>
        <span className={classOf('OptionLabel')}>
          <ShownText>{place.label}</ShownText>
        </span>
        {place.note !== undefined && (
          <span className={classOf('OptionNote')}>
            <ShownText>{place.note}</ShownText>
          </span>
        )}
      </span>
    </div>
  )
}

function iconOf({ id, section }: FoundPlace, sections: readonly ShownSection[]): string {
  return (id === section && sections.find((one) => one.id === id)?.icon) || settingsIcon
}

/** The people that the provider finds, from two letters on. The list begins anew for the next reader of it. */
function useFoundPeople(text: string, mayRead: boolean) {
  const { rows, query, status, search, calls } = usePeople()
  const typed = text.trim()
  const isOn = mayRead && typed.length >= 2
  useEffect(() => {
    if (isOn) void search({ text: typed })
  }, [isOn, typed, search])
  useEffect(() => () => void search({ text: '' }), [search])
  const isFailed = isOn && calls.search.error !== null
  const isSearching = isOn && !isFailed && (query.search !== typed || status === 'searching')
  const found: readonly FoundPlace[] =
    isOn && !isFailed && !isSearching
      ? rows.slice(0, most).map(({ id, name, email }) => ({
          id: `people/${id}`,
          label: name,
          ...(email !== name && { note: email }),
          section: 'users',
          record: id,
        }))
      : []
  return { found, isSearching, isFailed }
}

/** The choice to have letters alone as shortcuts, for people whose voice or hand types them by accident. */
function LetterKeys() {
  const classOf = useClasses()
  const t = useMessages(portalSearchMessages)
  const { local } = useClient().ports.storage
  const [isOn, setOn] = useState(() => local.get(keysSetting) !== 'off')
  return (
    <div className={classOf('PortalSearchKeys')}>
      <Switch
        label={t('portalSearch.keys')}
        isSelected={isOn}
        onChange={(isNowOn) => {
          setOn(isNowOn)
          local.set(keysSetting, isNowOn ? 'on' : 'off')
        }}
      />
    </div>
  )
}
