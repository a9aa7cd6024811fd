import { createElement, memo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Store } from './store.ts'

/** Components on the page that read a store. */
export interface Screen {
  /** How often any of them has rendered. */
  readonly renders: () => number
  /** How many of them are there. */
  readonly cells: () => number
  /** What they show, by row. */
  readonly shown: () => readonly number[]
}

/** Puts `readers` components for each of `rows` rows on the page. */
export function openScreen(store: Store, rows: number, readers: number): Screen {
  const container = document.createElement('ul')
  document.body.append(container)
  let renders = 0
  const Cell = memo(function Cell({ id }: { id: number }) {
    renders += 1
    return createElement('li', null, store.useCount(id))
  })
  const cells = Array.from({ length: rows * readers }, (_, index) =>
    createElement(Cell, { key: index, id: Math.floor(index / readers) }),
  )
  flushSync(() => createRoot(container).render(store.around(cells)))
  return {
    renders: () => renders,
    cells: () => container.children.length,
    shown: () =>
      [...container.children].flatMap((cell, index) => (index % readers === 0 ? [Number(cell.textContent)] : [])),
  }
}
