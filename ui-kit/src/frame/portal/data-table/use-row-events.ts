'use client'

import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { controlOf, isTextSelected, menuColumn, rowOf, selectColumn } from './row-controls.ts'
import { movedTo, moveOf, usesArrows } from './row-keys.ts'
import { scrollerOf, viewOf } from './scroller.ts'
import type { RowFocus } from './use-row-focus.ts'

/** The actions that a click or a key in a row can call. */
export interface RowCommands {
  readonly toggle: (id: string, isRange: boolean) => void
  readonly openMenu: (id: string, anchor: HTMLElement) => void
  readonly toggleChildren: (id: string) => void
  readonly retry: (id: string) => void
  /** Opens a row. Returns `false` if its link should be followed instead. */
  readonly open: (id: string) => boolean
}

/** The handlers of the body of the table, for all rows. */
export interface RowEvents {
  readonly onMouseDown: (event: MouseEvent) => void
  readonly onClick: (event: MouseEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Handles clicks and keys of all rows: selection, menu, links, and the move from row to row. */
export function useRowEvents(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  focus: Pick<RowFocus, 'focusRow'>,
  commands: RowCommands,
): RowEvents {
  const pressedControl = useRef(false)

  function onMouseDown({ target }: MouseEvent) {
    pressedControl.current = target instanceof Element && target.closest(controls) !== null
  }

  function onClick(event: MouseEvent) {
    const { target, shiftKey } = event
    const row = target instanceof Element ? rowOf(target) : null
    const id = row?.dataset['key']
    if (!row || id === undefined || !(target instanceof Element)) return
    const control = target.closest<HTMLElement>(controls)
    if (!control) return passToLink(event, row)
    const column = controlOf(control)?.column
    const isBusy = row.dataset['busy'] !== undefined
    if (control.hasAttribute('data-open')) {
      const isPlain = !(event.ctrlKey || event.metaKey || shiftKey || event.altKey || event.defaultPrevented)
      if (isPlain && commands.open(id)) event.preventDefault()
    } else if (control.hasAttribute('data-toggle')) commands.toggleChildren(id)
    else if (isBusy) return
    else if (column === selectColumn) commands.toggle(id, shiftKey)
    else if (column === menuColumn) commands.openMenu(id, control)
    else if (control.hasAttribute('data-retry')) commands.retry(id)
  }

  /** A click on free space opens the row, as a click on its name does. */
  function passToLink({ detail, ctrlKey, metaKey, shiftKey, button }: MouseEvent, row: HTMLElement) {
    const link = row.querySelector('[data-open]')
    if (!link || detail === 0 || button !== 0 || pressedControl.current || isTextSelected(row)) return
    link.dispatchEvent(
      new globalThis.MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        composed: true,
        ctrlKey,
        metaKey,
        shiftKey,
      }),
    )
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key, altKey } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return
    const row = rowOf(target)
    const control = controlOf(target)
    const id = row?.dataset['key']
    if (!row || !control || id === undefined) return
    if (altKey && key === 'ArrowDown' && control.column === menuColumn) {
      event.preventDefault()
      if (row.dataset['busy'] === undefined) commands.openMenu(id, target)
      return
    }
    const move = usesArrows(target) ? null : moveOf(event)
    if (move === null) return
    event.preventDefault()
    const inSight = body.current && viewOf(body.current, scrollerOf(body.current))
    const pageRows = Math.floor((inSight?.height ?? 0) / Math.max(1, row.offsetHeight))
    const next = ids[movedTo(move, ids.indexOf(id), ids.length, pageRows)]
    if (next !== undefined && next !== id) focus.focusRow(next, control)
  }

  return { onMouseDown, onClick, onKeyDown }
}

const controls = 'a, button, input, select, textarea, label, summary'
