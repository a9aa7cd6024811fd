'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { usePress } from 'react-aria/usePress'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { Spinner } from '../../spinner/spinner.tsx'
import { useFieldIds } from '../../text-field/text-field.tsx'
import { useInnerRef } from '../../use-inner-ref.ts'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import { chevronDownIcon } from '../icons.ts'
import { onDemand, usePart } from '../popover/on-demand.ts'
import type { SelectOption } from './types.ts'

export interface SelectProps extends FieldProps {
  /** The options, in display order. */
  readonly options: readonly SelectOption[]
  /** The id of the chosen option; `null` for none. Without it the field keeps its own. */
  readonly value?: string | null | undefined
  /** The first choice of a field that keeps its own. */
  readonly defaultValue?: string | undefined
  /** Called with the id of the chosen option. */
  readonly onChange?: ((id: string) => void) | undefined
  /** Shown while nothing is chosen. Default: "Choose". */
  readonly placeholder?: string | undefined
  /** `true` hides the label from sight, for a toolbar. Default `false`. */
  readonly isBare?: boolean | undefined
}

/**
 * A choice of one option from a list. Letters choose while it is closed; arrows, Home, End and letters move while it is
 * open. On a phone the list is a sheet. The list's code loads at the first hover or focus. The ref is the button.
 * Replaceable as slot `Select`.
 */
export const Select = slotted<SelectProps, HTMLButtonElement>(
  'Select',
  ({ label, options, value, defaultValue = null, onChange, placeholder, isBare = false, ...field }, ref) => {
    const { name, help, error = null, attempt, isDisabled = false, className } = field
    const classOf = useClasses()
    const t = useMessages(portalPartsMessages)
    const button = useInnerRef<HTMLButtonElement>(ref)
    const valueId = useId()
    const labelId = useId()
    const [own, setOwn] = useState<string | null>(defaultValue)
    const [focus, setFocus] = useState<'first' | 'last' | null>(null)
    const [hasFailed, setFailed] = useState(false)
    const optionOf = useTypedOption(options)
    const isOpen = focus !== null
    const Options = usePart(selectOptions, isOpen, () => {
      close()
      setFailed(true)
    })
    const wrong = error ?? (hasFailed ? t('parts.notLoaded') : null)
    const { ids, describedBy } = useFieldIds(help, wrong)
    const chosen = value === undefined ? own : value
    const present = options.find(({ id }) => id === chosen)

    function open(from: 'first' | 'last') {
      setFailed(false)
      setFocus(from)
    }

    function close() {
      setFocus(null)
    }

    function choose(id: string) {
      setOwn(id)
      if (id !== chosen) onChange?.(id)
    }

    const isWaiting = isOpen && Options === null
    const { pressProps } = usePress({ isDisabled, onPress: () => open('first') })
    const buttonProps = mergeProps(pressProps, {
      onPointerEnter: selectOptions.preload,
      onFocus: selectOptions.preload,
      onBlur: () => isWaiting && close(),
      onKeyDown(event: KeyboardEvent) {
        const { key, ctrlKey, metaKey } = event
        if (isDisabled || ctrlKey || metaKey) return
        if (key === 'ArrowDown' || key === 'ArrowUp') {
          event.preventDefault()
          open(key === 'ArrowDown' ? 'first' : 'last')
        } else if (key === 'Escape' && isWaiting) {
          event.stopPropagation()
          close()
        } else {
          const typed = optionOf(event)
          if (typed) choose(typed.id)
        }
      },
    })

    return (
      <div className={classOf('Select', classOf('Field'), className)}>
        <FieldLabel
          id={labelId}
          htmlFor={ids.field}
          isHidden={isBare}
          // The browser would press the button.
          onClick={(event) => {
            event.preventDefault()
            button.current?.focus()
          }}
        >
          {label}
        </FieldLabel>
        <button
          {...buttonProps}
          ref={button}
          id={ids.field}
          type="button"
          data-field
          disabled={isDisabled}
          className={classOf('SelectButton', classOf('InputFrame', 'portico-InputFrame--md'))}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-busy={isWaiting || undefined}
          data-pending={isWaiting || undefined}
          aria-labelledby={`${valueId} ${labelId}`}
          aria-describedby={describedBy}
          data-invalid={wrong !== null || undefined}
          data-disabled={isDisabled || undefined}
        >
          <span id={valueId} className={classOf('SelectValue')} data-placeholder={present === undefined || undefined}>
            {present?.label ?? placeholder ?? t('parts.choose')}
          </span>
          <Icon path={chevronDownIcon} size="sm" />
          {isWaiting && <Spinner />}
        </button>
        {name !== undefined && <input type="hidden" name={name} value={chosen ?? ''} disabled={isDisabled} />}
        <FieldNotes ids={ids} help={help} error={wrong} attempt={attempt} />
        {Options && (
          <Options
            label={label}
            anchor={button}
            options={options}
            chosen={chosen}
            focus={focus}
            onChoose={choose}
            onClose={close}
          />
        )}
      </div>
    )
  },
)

const selectOptions = onDemand(async () => (await import('./select-options.tsx')).SelectOptions)

/** Returns a function that finds the option of the typed letters. After a second, letters begin a new word. */
function useTypedOption(options: readonly SelectOption[]) {
  const { code } = useLocale()
  const typed = useRef({ text: '', at: 0 })
  return ({ key, timeStamp }: KeyboardEvent) => {
    if (key.length !== 1 || key === ' ') return undefined
    const text = timeStamp - typed.current.at < 1000 ? typed.current.text + key : key
    typed.current = { text, at: timeStamp }
    const { compare } = new Intl.Collator(code, { usage: 'search', sensitivity: 'base' })
    return options.find(({ label, isDisabled }) => !isDisabled && compare(label.slice(0, text.length), text) === 0)
  }
}
