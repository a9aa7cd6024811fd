import type { KeyboardEvent } from 'react'
import type { ComboTypingProps } from './types.ts'

/** Returns `true` if a key ends a text that is no option, and the field takes the text over. */
export function isTyped(event: KeyboardEvent, text: string, onTyped: ComboTypingProps['onTyped']): boolean {
  const isDone = /^(?:Enter|[,;])$/.test(event.key) && text.trim() !== '' && (onTyped?.(text) ?? false)
  if (isDone) event.preventDefault()
  return isDone
}
