'use client'

import { type CSSProperties, type KeyboardEvent, useContext, useEffect, useLayoutEffect } from 'react'
import { useFilter } from 'react-aria/useFilter'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { useTopLayer } from '../../../isolation/index.ts'
import { useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { chevronDownIcon } from '../icons.ts'
import { InSurface } from '../popover/in-surface.tsx'
import { Option } from '../popover/option.tsx'
import { replacing } from './replacing.ts'
import type { ComboTypingProps } from './types.ts'

/** React Aria measures the input, unless this is set; then it measures the frame. */
const asWideAsFrame = { '--trigger-width': '' } as CSSProperties

/** The input with its list of options. */
export function ComboTyping(props: ComboTypingProps) {
  const { id, input, labelId, describedBy, isDisabled, isInvalid, placeholder, options, chosen, frame, before } = props
  const { single, onChoose, onSearch, onTyped, onKeyDown } = props
  const isSingle = single !== undefined
  const { contains } = useFilter({ sensitivity: 'base' })
  const noteOf = (label: string) => options.find((option) => option.label === label)?.note ?? ''
  const present = options.find(({ id }) => id === single)?.label
  const classOf = useClasses()
  const t = useMessages(portalPartsMessages)
  useLayoutEffect(() => {
    const { text, selection } = before.current
    const node = input.current
    if (!node || !selection) return
    node.focus()
    if (text === node.value) return node.setSelectionRange(...selection)
    // After this commit, so that React handles the event at once, and before any further key.
    queueMicrotask(() => {
      // The prototype's setter, which React does not observe: it reads the text from the event.
      Reflect.set(HTMLInputElement.prototype, 'value', text, node)
      node.dispatchEvent(new Event('input', { bubbles: true }))
      node.setSelectionRange(...selection)
    })
  }, [input, before])
  return (
    <InSurface>
      <AriaComboBox
        id={id}
        className={classOf('ComboBoxTyping')}
        selectionMode={isSingle ? 'single' : 'multiple'}
        value={isSingle ? single : chosen}
        onChange={(value) => onChoose(value === null ? [] : [value].flat().map(String))}
        {...(onSearch && { onInputChange: onSearch })}
        // A single option is known by its label alone, which becomes the text of the field. That text filters nothing.
        defaultFilter={(text, typed) =>
          typed === present || contains(isSingle ? `${text} ${noteOf(text)}` : text, typed)
        }
        menuTrigger={onTyped ? 'input' : 'focus'}
        allowsEmptyCollection
        validationBehavior="aria"
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        aria-labelledby={labelId}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      >
        <TypedInput input={input} placeholder={placeholder} present={present} onTyped={onTyped} onKeyDown={onKeyDown} />
        <Button className={classOf('ComboBoxButton')} aria-label={t('parts.showChoices')}>
          <Icon path={chevronDownIcon} size="sm" />
        </Button>
        <Popover
          triggerRef={frame}
          style={asWideAsFrame}
          offset={4}
          className={classOf('Popover', 'portico-Popover--field portico-Popover--typing')}
        >
          <ListBox
            className={classOf('Options')}
            renderEmptyState={() => <div className={classOf('OptionsEmpty')}>{t('parts.noMatches')}</div>}
          >
            {options.map((option) => (
              <Option key={option.id} {...option} text={isSingle ? option.label : undefined} />
            ))}
          </ListBox>
        </Popover>
        <RaisedList />
      </AriaComboBox>
    </InSurface>
  )
}

/** Raises the list. React Aria renders the content of its popover also while it is closed, to read the options. */
function RaisedList() {
  const state = useContext(ComboBoxStateContext)
  useTopLayer(state?.isOpen ?? false)
  return null
}

interface TypedInputProps extends Pick<ComboTypingProps, 'input' | 'placeholder' | 'onTyped' | 'onKeyDown'> {
  /** The label of a single choice. */
  readonly present: string | undefined
}

/** The input of a list of options. A text that is no option may count as well. */
function TypedInput({ input, placeholder, present, onTyped, onKeyDown }: TypedInputProps) {
  const classOf = useClasses()
  const state = useContext(ComboBoxStateContext)

  useEffect(() => {
    const node = input.current
    // React Aria chooses the option in focus on Tab, which takes back one that is chosen. It reads the key after this.
    const keep = ({ key }: globalThis.KeyboardEvent) => {
      const focused = state?.selectionManager.focusedKey ?? null
      if (key === 'Tab' && focused !== null && state?.selectionManager.isSelected(focused))
        state.selectionManager.setFocusedKey(null)
    }
    node?.addEventListener('keydown', keep)
    return () => node?.removeEventListener('keydown', keep)
  }, [input, state])

  function decide(event: KeyboardEvent) {
    const isFree = state?.selectionManager.focusedKey === null
    if (!isFree || !/^(?:Enter|[,;])$/.test(event.key) || !onTyped?.(state.inputValue)) return onKeyDown(event)
    event.preventDefault()
    state.setInputValue('')
  }

  return (
    <Input
      ref={input}
      data-field
      className={classOf('Input')}
      onKeyDown={decide}
      {...replacing(present)}
      {...(placeholder !== undefined && { placeholder })}
    />
  )
}
