/** A move of the focus to another row, or within its row. */
export type RowMove = 'previous' | 'next' | 'previousPage' | 'nextPage' | 'first' | 'last' | CellMove

/** A move of the focus within a row: by one place, or to its first or last one. */
export type CellMove = 'before' | 'after' | 'start' | 'end'

/** The members of a key event that decide about a move. */
export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** The move that a key makes in a direction of writing; `null` for a key that is not of the table. */
export function moveOf({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey, dir: 'ltr' | 'rtl'): RowMove | null {
  if (altKey || shiftKey) return null
  if (ctrlKey) return withControl[key] ?? null
  if (metaKey) return withCommand[key] ?? null
  if (dir === 'rtl' && key in mirrored) return mirrored[key] ?? null
  return alone[key] ?? null
}

/** `true` for a move within the row. */
export function isCellMove(move: RowMove): move is CellMove {
  return move === 'before' || move === 'after' || move === 'start' || move === 'end'
}

/** The index that a move to another row leads to. The ends of the list stop it. */
export function movedTo(move: Exclude<RowMove, CellMove>, index: number, count: number, pageRows: number): number {
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

/** The place in a row that a move within it leads to. The ends of the row stop it. */
export function movedWithin(move: CellMove, index: number, count: number): number {
  const target = { before: index - 1, after: index + 1, start: 0, end: count - 1 }[move]
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
  ArrowLeft: 'before',
  ArrowRight: 'after',
  Home: 'start',
  End: 'end',
}
const mirrored: Readonly<Record<string, RowMove>> = { ArrowLeft: 'after', ArrowRight: 'before' }
const withControl: Readonly<Record<string, RowMove>> = { Home: 'first', End: 'last' }
const withCommand: Readonly<Record<string, RowMove>> = { ArrowUp: 'first', ArrowDown: 'last' }
