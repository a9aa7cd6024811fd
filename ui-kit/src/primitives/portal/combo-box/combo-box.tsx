'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { useAnnounced } from '../../../isolation/announcer.tsx'
import { slotted, useClasses } from '../../../slots/index.ts'
import { useFieldIds } from '../../text-field/text-field.tsx'
import { isComposed } from '../../text-field/use-composition.ts'
import { useInnerRef } from '../../use-inner-ref.ts'
import { Chip } from '../chip/chip.tsx'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import { onDemand, usePart } from '../popover/on-demand.ts'
import type { SelectOption } from '../select/types.ts'
import { ComboInput } from './combo-input.tsx'
import type { TypedText } from './types.ts'

export interface ComboBoxProps extends FieldProps {
  /** The options, in display order. The typed text filters them. */
  readonly options: readonly SelectOption[]
  /** The ids of the chosen options. Without it the field keeps its own. */
  readonly value?: readonly string[] | undefined
  /** The first choice of a field that keeps its own. */
  readonly defaultValue?: readonly string[] | undefined
  /** Called with the ids of all chosen options after each change. */
  readonly onChange?: ((ids: readonly string[]) => void) | undefined
  /** Called with the typed text, for options that a provider searches. */
  readonly onSearch?: ((text: string) => void) | undefined
  /**
   * Called with a text that is no option, and may be empty, on Enter, comma and semicolon. `true` accepts it, and the field is
   * empty again. The list then opens with typing, not with the focus. Default: only options are chosen.
   */
  readonly onTyped?: ((text: string) => boolean) | undefined
  /** `true` for one choice at most: another one replaces it. Default `false`. */
  readonly isSingle?: boolean | undefined
  /** Shown while nothing is typed or chosen. */
  readonly placeholder?: string | undefined
}

/**
 * A choice of several options, by typing. Choices are chips before the text; Backspace in an empty text removes the last
 * one. A single choice is the text of the field itself, and goes with that text. The form has one value per choice. The list's code loads at the first hover or focus. The ref is the input.
 * Replaceable as slot `ComboBox`.
 */
export const ComboBox = slotted<ComboBoxProps, HTMLInputElement>(
  'ComboBox',
  ({ label, name, options, value, defaultValue = [], onChange, onSearch, onTyped, ...more }, ref) => {
    const { isSingle = false, placeholder, help, error = null, attempt, isDisabled = false, className } = more
    const classOf = useClasses()
    const t = useMessages(portalPartsMessages)
    const input = useInnerRef<HTMLInputElement>(ref)
    const frame = useRef<HTMLDivElement>(null)
    const before = useRef<TypedText>({ text: '', selection: null })
    const labelId = useId()
    const [own, setOwn] = useState(defaultValue)
    const [removed, setRemoved] = useState<string | null>(null)
    const [isWanted, setWanted] = useState(false)
    const [isComposing, setComposing] = useState(false)
    const [hasFailed, setFailed] = useState(false)
    const Typing = usePart(comboTyping, isWanted, () => {
      setWanted(false)
      setFailed(true)
    })
    const isTyping = Typing && isWanted && !isComposing
    const wrong = error ?? (hasFailed && !Typing ? t('parts.notLoaded') : null)
    const { ids, describedBy } = useFieldIds(help, wrong)
    const chosen = value ?? own
    const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? id
    const single = isSingle ? (chosen[0] ?? null) : undefined
    const text = typeof single === 'string' ? labelOf(single) : ''
    const isUnknown = typeof single === 'string' && !options.some(({ id }) => id === single)

    useAnnounced(removed !== null && t('parts.removed', { name: removed }))

    function choose(next: readonly string[]) {
      setOwn(next)
      setRemoved(null)
      onChange?.(next)
    }

    function remove(id: string) {
      choose(chosen.filter((one) => one !== id))
      setRemoved(labelOf(id))
      input.current?.focus()
    }

    const typing = {
      id: ids.field,
      input,
      labelId,
      describedBy,
      isDisabled,
      isInvalid: wrong !== null,
      placeholder: chosen.length === 0 || isSingle ? placeholder : undefined,
      options: isUnknown ? [{ id: single, label: single }, ...options] : options,
      chosen,
      single,
      onChoose: choose,
      onSearch,
      onTyped,
      onKeyDown({ key }: KeyboardEvent) {
        const last = isSingle ? undefined : chosen.at(-1)
        if (key === 'Backspace' && input.current?.value === '' && last !== undefined && !isDisabled) remove(last)
      },
      frame,
      before,
    }

    return (
      <div className={classOf('ComboBox', classOf('Field'), className)}>
        <FieldLabel id={labelId} htmlFor={ids.field}>
          {label}
        </FieldLabel>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus belongs to the input inside. */}
        <div
          ref={frame}
          className={classOf('ComboBoxFrame', classOf('InputFrame', 'portico-InputFrame--md'))}
          data-invalid={wrong !== null || undefined}
          data-disabled={isDisabled || undefined}
          onPointerEnter={comboTyping.preload}
          onFocus={() => setWanted(true)}
          // Escape takes back a list whose code is late; the next key asks for it again.
          onKeyDown={({ key }) => !isTyping && setWanted(key !== 'Escape')}
          onKeyDownCapture={(event) => isComposed(event) && event.stopPropagation()}
        >
          {chosen.length > 0 && !isSingle && (
            <ul className={classOf('ComboBoxChips')} aria-label={t('parts.chosen')}>
              {chosen.map((id) => (
                <li key={id}>
                  <Chip size="sm" value={labelOf(id)} {...(!isDisabled && { onRemove: () => remove(id) })} />
                </li>
              ))}
            </ul>
          )}
          {isTyping ? (
            <Typing {...typing} />
          ) : (
            <ComboInput key={text} {...typing} text={text} onCompose={setComposing} />
          )}
        </div>
        {name !== undefined &&
          chosen.map((id) => <input key={id} type="hidden" name={name} value={id} disabled={isDisabled} />)}
        <FieldNotes ids={ids} help={help} error={wrong} attempt={attempt} />
      </div>
    )
  },
)

const comboTyping = onDemand(async () => (await import('./combo-typing.tsx')).ComboTyping)
