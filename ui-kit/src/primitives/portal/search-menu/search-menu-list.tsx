'use client'

import { type ForwardedRef, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { InTopLayer } from '../../../isolation/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { checkIcon } from '../../icon/paths.ts'
import { Spinner } from '../../spinner/spinner.tsx'
import { isComposed } from '../../text-field/use-composition.ts'
import { InSurface } from '../popover/in-surface.tsx'
import { OptionText } from '../popover/option.tsx'
import { SheetHead } from '../popover/sheet-head.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { matches } from './matches.ts'
import type { SearchMenuOption, SearchMenuProps } from './types.ts'

export interface SearchMenuListProps extends SearchMenuProps {
  /** Receives the element of the open menu. */
  readonly place: ForwardedRef<HTMLElement>
}

export function SearchMenuList({ anchor, isOpen, onOpenChange, place, ...list }: SearchMenuListProps) {
  const classOf = useClasses()
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor])
  const { label, align = 'start', className } = list
  return (
    <InSurface>
      <Popover
        ref={place}
        aria-label={label}
        trigger="DialogTrigger"
        triggerRef={triggerRef}
        isOpen={isOpen && anchor !== null}
        onOpenChange={onOpenChange}
        placement={`bottom ${align}`}
        offset={4}
        className={classOf('SearchMenu', classOf('Popover'), className)}
      >
        <InTopLayer />
        <SheetHead title={label} onClose={() => onOpenChange(false)} />
        <Found {...list} />
      </Popover>
    </InSurface>
  )
}

function Found({
  label,
  searchLabel,
  options,
  chosen,
  onChoose,
  notice,
}: Omit<SearchMenuProps, 'anchor' | 'isOpen' | 'onOpenChange'>) {
  const classOf = useClasses()
  const t = useMessages(portalPartsMessages)
  const number = numberFormat(useLocale().code)
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const found = options.filter((option) => matches(option, text))
  const rendered = found.slice(0, most)
  const line =
    found.length === 0
      ? t('parts.noMatches')
      : rendered.length < found.length
        ? t('parts.firstOf', { shown: number.format(rendered.length), total: number.format(found.length) })
        : null
  useEffect(() => search.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (isComposed(event)) return
    const [first] = rendered
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault()
      list.current?.focus()
    }
    if (event.key === 'Enter' && text.trim() !== '' && first) {
      event.preventDefault()
      onChoose(first.id)
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field inside. */}
      <div className={classOf('SearchMenuHead')} onKeyDown={onKeyDown}>
        <SearchField ref={search} label={searchLabel} value={text} onChange={setText} />
      </div>
      {notice}
      <ListBox
        ref={list}
        aria-label={label}
        className={classOf('Options')}
        selectionMode="single"
        selectedKeys={chosen === null ? [] : [chosen]}
        shouldFocusOnHover
        shouldSelectOnPressUp
        // Escape closes the menu, and clears no choice.
        escapeKeyBehavior="none"
        onSelectionChange={(keys) => {
          const [id = chosen] = keys === 'all' ? [] : keys
          if (id !== null) onChoose(String(id))
        }}
      >
        {rendered.map((option) => (
          <FoundOption key={option.id} {...option} />
        ))}
      </ListBox>
      <p role="status" className={classOf(line === null ? 'VisuallyHidden' : 'OptionsEmpty')}>
        {line ?? (text !== '' && t('parts.matches', { count: found.length }))}
      </p>
    </>
  )
}

/** More options than a person reads are slow to render. */
const most = 100

function FoundOption({ id, label, note, icon, isPending = false }: SearchMenuOption) {
  const classOf = useClasses()
  return (
    <ListBoxItem id={id} textValue={label} className={classOf('Option')} data-pending={isPending || undefined}>
      {icon}
      <OptionText label={label} note={note} />
      {isPending ? (
        <Spinner />
      ) : (
        <span className={classOf('OptionMark')}>
          <Icon path={checkIcon} size="sm" />
        </span>
      )}
    </ListBoxItem>
  )
}
