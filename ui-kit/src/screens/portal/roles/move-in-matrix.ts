import type { KeyboardEvent } from 'react'

/** Moves the focus between the boxes of a table: by arrows to the next one of the line, by Home and End to its ends. */
export function moveInMatrix(event: KeyboardEvent, dir: 'ltr' | 'rtl'): void {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (!(target instanceof HTMLInputElement) || metaKey || altKey || shiftKey) return
  const cell = target.closest('td')
  const line = cell?.closest('tr')
  const table = line?.closest('table')
  if (!cell || !line || !table) return
  const lines = [...table.querySelectorAll('tr')]
  const columnOf = (row: Element) => row.children[[...line.children].indexOf(cell)]
  const inLine = boxesIn(line)
  const inColumn = lines.flatMap((row) => boxesIn(columnOf(row)))
  const all = boxesIn(table)
  const [before, after] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const steps: Readonly<Record<string, HTMLInputElement | undefined>> = {
    [before]: inLine[inLine.indexOf(target) - 1],
    [after]: inLine[inLine.indexOf(target) + 1],
    ArrowUp: inColumn[inColumn.indexOf(target) - 1],
    ArrowDown: inColumn[inColumn.indexOf(target) + 1],
    Home: (ctrlKey ? all : inLine)[0],
    End: (ctrlKey ? all : inLine).at(-1),
  }
  if (!Object.hasOwn(steps, key)) return
  // The page must not scroll away from the box.
  event.preventDefault()
  steps[key]?.focus()
}

function boxesIn(place: Element | undefined): readonly HTMLInputElement[] {
  return [...(place?.querySelectorAll('input') ?? [])]
}
