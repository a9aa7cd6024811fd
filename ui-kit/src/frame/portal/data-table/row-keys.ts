/** A move of the focus to another row. */
export type RowMove = 'previous' | 'next' | 'previousPage' | 'nextPage' | 'first' | 'last'

/** The members of a key event that decide about a move. */
export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** The move that a key makes; `null` for a key that is not of the table. */
export function moveOf({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): RowMove | null {
  if (altKey || shiftKey) return null
  if (ctrlKey) return withControl[key] ?? null
  if (metaKey) return withCommand[key] ?? null
  return alone[key] ?? null
}

/** The index that a move leads to. The ends of the list stop it. */
export function movedTo(move: RowMove, index: number, count: number, pageRows: number): number {
  const step = Math.max(1, pageRows - 1)
  const target = {
    previous: index - 1,
    next: index + 1,
    previousPage: index - step,
    nextPage: index + step,
    first: 0,
    last: count - 1,
  }[move]
  return Math.min(Math.max(0, target), count - 1)
}

/** `true` if an element needs the arrow keys itself. */
export function usesArrows(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !/^(?:checkbox|button|submit)$/.test(element.type)
  return (
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    element.closest('[contenteditable="true"], [aria-expanded="true"][aria-haspopup]') !== null
  )
}

const alone: Readonly<Record<string, RowMove>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  PageUp: 'previousPage',
  PageDown: 'nextPage',
}
const withControl: Readonly<Record<string, RowMove>> = { Home: 'first', End: 'last' }
const withCommand: Readonly<Record<string, RowMove>> = { ArrowUp: 'first', ArrowDown: 'last' }
