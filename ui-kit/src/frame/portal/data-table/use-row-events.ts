'use client'

import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import {
  controlIn,
  controlOf,
  focusStop,
  isTextSelected,
  menuColumn,
  type RowControl,
  rowOf,
  selectColumn,
  stopsOf,
} from './row-controls.ts'
import { isCellMove, movedTo, movedWithin, moveOf, type RowMove, usesArrows } from './row-keys.ts'
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

/** The handlers of the table, for all rows. */
export interface RowEvents {
  readonly onMouseDown: (event: MouseEvent) => void
  readonly onClick: (event: MouseEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Moves the focus from a control of a row. */
  readonly moveRow: (target: HTMLElement, move: RowMove) => void
}

/** Handles clicks and keys of all rows: selection, menu, links, and the moves of the focus. `dir` is the direction of writing. */
export function useRowEvents(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  focus: Pick<RowFocus, 'focusRow'>,
  dir: 'ltr' | 'rtl',
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
    const row = target.closest<HTMLElement>('tr')
    const control = controlOf(target)
    if (!row || !control) return
    const id = row.dataset['key']
    if (altKey && key === 'ArrowDown' && control.column === menuColumn && id !== undefined) {
      event.preventDefault()
      if (row.dataset['busy'] === undefined) commands.openMenu(id, target)
      return
    }
    if (usesArrows(target)) return
    const move = moveOf(event, dir)
    if (move !== null) {
      event.preventDefault()
      moveFrom(row, target, move)
    } else if (id !== undefined && act(event, row, target)) event.preventDefault()
  }

  function moveFrom(row: HTMLElement, target: HTMLElement, move: RowMove) {
    const control = controlOf(target)
    if (!control) return
    const id = row.dataset['key']
    if (isCellMove(move)) {
      const stops = stopsOf(row)
      const from = stops.findIndex((stop) => stop.contains(target))
      const stop = stops[movedWithin(move, from, stops.length)]
      if (stop && stop !== target) focusStop(stop)
      return
    }
    const index = id === undefined ? -1 : ids.indexOf(id)
    if (move === 'previous' && index === 0) return moveToHead(control)
    const inSight = body.current && viewOf(body.current, scrollerOf(body.current))
    const pageRows = Math.floor((inSight?.height ?? 0) / Math.max(1, row.offsetHeight))
    const next = ids[movedTo(move, index, ids.length, pageRows)]
    if (next !== undefined && next !== id && (index >= 0 || move !== 'previous')) focus.focusRow(next, control)
  }

  function moveToHead(control: RowControl) {
    const head = body.current?.parentElement?.querySelector('thead > tr')
    const stop = head && controlIn(head, control)
    if (stop) focusStop(stop)
  }

  /** Enter opens the row where no control takes it, Space selects it. Returns `true` for a key that did. */
  function act(
    { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
    row: HTMLElement,
    target: HTMLElement,
  ): boolean {
    const id = row.dataset['key']
    const box = row.querySelector<HTMLInputElement>(`[data-column="${selectColumn}"] > input`)
    if (id === undefined || ctrlKey || metaKey || altKey) return false
    const isBox = target === box
    const isName = target.matches('a[data-open]')
    const isCell = target.matches('[data-column]')
    if (key === 'Enter' && (isBox || isCell)) {
      row.querySelector<HTMLElement>('[data-open]')?.click()
      return true
    }
    if (key !== ' ' || !(isName || isCell)) return false
    if (box && box.dataset['off'] === undefined) commands.toggle(id, shiftKey)
    return true
  }

  function moveRow(target: HTMLElement, move: RowMove) {
    const row = rowOf(target)
    if (row) moveFrom(row, target, move)
  }

  return { onMouseDown, onClick, onKeyDown, moveRow }
}

const controls = 'a, button, input, select, textarea, label, summary'
