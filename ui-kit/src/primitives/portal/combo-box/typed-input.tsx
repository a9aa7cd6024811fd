import { type KeyboardEvent, useContext, useEffect } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { useClasses } from '../../../slots/index.ts'
import { replacing } from './replacing.ts'
import type { ComboTypingProps } from './types.ts'

export interface TypedInputProps extends Pick<ComboTypingProps, 'input' | 'placeholder' | 'onTyped' | 'onKeyDown'> {
  /** The label of a single choice. */
  readonly present: string | undefined
}

/** The input of a list of options. A text that is no option may count as well. */
export function TypedInput({ input, placeholder, present, onTyped, onKeyDown }: TypedInputProps) {
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
