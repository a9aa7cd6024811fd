'use client'

import { useLayoutEffect } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { chevronDownIcon } from '../icons.ts'
import { replacing } from './replacing.ts'
import type { ComboTypingProps, TypedText } from './types.ts'

export interface ComboInputProps extends ComboTypingProps {
  /** The initial text: the label of a single choice. */
  readonly text: string
  /** Called with `true` while an input method composes: the input must stay then. */
  readonly onCompose: (isComposing: boolean) => void
}

/** The input until the code of its list is loaded. It records its text and caret for the input that continues it. */
export function ComboInput(props: ComboInputProps) {
  const { id, input, labelId, describedBy, isDisabled, isInvalid, placeholder, before, text, onCompose } = props
  const { onTyped, onKeyDown } = props
  const classOf = useClasses()
  const t = useMessages(portalPartsMessages)
  useLayoutEffect(() => {
    const node = input.current
    // React removes the element after this.
    return () => {
      if (node) before.current = typedIn(node)
    }
  }, [input, before])
  return (
    <span className={classOf('ComboBoxTyping')}>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        data-field
        className={classOf('Input')}
        placeholder={placeholder}
        defaultValue={text}
        disabled={isDisabled}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={false}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
        onKeyDown={(event) => {
          const node = event.currentTarget
          if (event.key !== 'Enter' || !onTyped?.(node.value)) return onKeyDown(event)
          event.preventDefault()
          node.value = ''
        }}
        {...replacing(text)}
      />
      <button
        type="button"
        tabIndex={-1}
        disabled={isDisabled}
        className={classOf('ComboBoxButton')}
        aria-label={t('parts.showChoices')}
        onClick={() => input.current?.focus()}
      >
        <Icon path={chevronDownIcon} size="sm" />
      </button>
    </span>
  )
}

function typedIn(node: HTMLInputElement): TypedText {
  const root = node.getRootNode()
  const hasFocus = 'activeElement' in root && root.activeElement === node
  return { text: node.value, selection: hasFocus ? [node.selectionStart, node.selectionEnd] : null }
}
