import { visibleText } from './visible-text.ts'

/** A pasted address without the space and the signs around and within it that cannot be seen. */
export function pastedAddress(text: string): string {
  return visibleText(text).trim()
}
