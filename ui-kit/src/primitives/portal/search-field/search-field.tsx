'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { CloseButton } from '../../close-button/close-button.tsx'

import { Icon } from '../../icon/icon.tsx'
import { isComposed } from '../../text-field/use-composition.ts'
import { searchIcon } from '../icons.ts'

export interface SearchFieldProps {
  /** The accessible name, such as "Search groups". */
  readonly label: string
  /** Shown while the field is empty. Default: the label. */
  readonly placeholder?: string | undefined
  /** The controlled text. Without it the field keeps its own. */
  readonly value?: string | undefined
  /** Called with the text after each change, and with an empty text when it is cleared. */
  readonly onChange?: ((value: string) => void) | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/**
 * A field for a search, with a button that clears it. Escape clears it, and leaves the key to its container if it is
 * empty. The ref is the input. Replaceable as slot `SearchField`.
 */
export const SearchField = slotted<SearchFieldProps, HTMLInputElement>(
  'SearchField',
  ({ label, placeholder = label, value, onChange, className }, ref) => {
    const classOf = useClasses()
    const t = useMessages(portalPartsMessages)
    const id = useId()
    const frame = useRef<HTMLDivElement>(null)
    const [own, setOwn] = useState('')
    const text = value ?? own

    function change(next: string) {
      setOwn(next)
      onChange?.(next)
    }

    function clear() {
      change('')
      frame.current?.querySelector('input')?.focus()
    }

    function onKeyDown(event: KeyboardEvent) {
      // The keys of a composition are the keyboard's.
      if (isComposed(event)) return
      // The results follow the text: Enter must not submit a form around the field.
      if (event.key === 'Enter') event.preventDefault()
      if (event.key !== 'Escape' || text === '') return
      event.preventDefault()
      event.stopPropagation()
      clear()
    }

    return (
      <div ref={frame} className={classOf('SearchField', classOf('InputFrame', 'portico-InputFrame--sm'), className)}>
        <Icon path={searchIcon} size="sm" />
        <input
          ref={ref}
          id={id}
          type="search"
          className={classOf('Input')}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && <CloseButton label={t('parts.clearSearch')} size="sm" onPress={clear} />}
      </div>
    )
  },
)
