import type { KeyboardEvent, RefObject } from 'react'
import type { SelectOption } from '../select/types.ts'

/** The text and the caret of an input that another one continues. */
export interface TypedText {
  readonly text: string
  /** The start and the end of its selection; `null` if it does not have the focus. */
  readonly selection: readonly [number | null, number | null] | null
}

/** The props of the input with its list. */
export interface ComboTypingProps {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly isDisabled: boolean
  readonly isInvalid: boolean
  readonly placeholder: string | undefined
  readonly options: readonly SelectOption[]
  readonly chosen: readonly string[]
  /** The choice of a field of one; `undefined` for a field of several. */
  readonly single: string | null | undefined
  readonly onChoose: (ids: readonly string[]) => void
  readonly onSearch: ((text: string) => void) | undefined
  readonly onTyped: ((text: string) => boolean) | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** The frame that the list is as wide as. */
  readonly frame: RefObject<HTMLElement | null>
  /** The input that this one continues. */
  readonly before: RefObject<TypedText>
}
