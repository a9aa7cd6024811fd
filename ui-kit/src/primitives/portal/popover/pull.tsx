'use client'

import { type ReactElement, useEffect, useRef } from 'react'

export interface PullProps {
  readonly onClose: () => void
}

/**
 * Closes the panel around it by a pull of its head towards the edge that it is at, with a finger or a pen. The panel follows,
 * and returns if the pull is short.
 */
export function Pull({ onClose }: PullProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const panel = place.current?.parentElement
    return panel ? followPull(panel, () => latest.current()) : undefined
  }, [])
  return <span ref={place} hidden />
}

/** Calls `close` after a pull of a panel. Returns a function that ends that. */
function followPull(panel: HTMLElement, close: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let pull: { readonly id: number; readonly x: number; readonly y: number; readonly way: Way } | null = null

  panel.addEventListener('pointerdown', begin, { signal })
  panel.addEventListener('pointermove', move, { signal })
  panel.addEventListener('pointerup', end, { signal })
  panel.addEventListener('pointercancel', giveUp, { signal })
  return () => ended.abort()

  function begin({ target, pointerId: id, pointerType, clientX: x, clientY: y }: PointerEvent) {
    if (pull || pointerType === 'mouse' || !(target instanceof Element)) return
    if (target.closest('button, a') || (target !== panel && !target.closest(heads))) return
    pull = { id, x, y, way: wayOf(panel) }
    panel.setPointerCapture(id)
  }

  function move(event: PointerEvent) {
    if (pull?.id !== event.pointerId) return
    const { x, y } = pull.way
    panel.style.translate = `${lengthOf(event) * x}px ${lengthOf(event) * y}px`
  }

  function end(event: PointerEvent) {
    if (pull?.id !== event.pointerId) return
    const length = lengthOf(event)
    const isLong = length > (pull.way.y === 0 ? panel.offsetWidth : panel.offsetHeight) / 4
    if (isLong) {
      pull = null
      close()
    } else giveUp()
  }

  function giveUp() {
    pull = null
    panel.style.translate = ''
  }

  /** Pixels towards the edge; 0 for a move away from it. */
  function lengthOf({ clientX, clientY }: PointerEvent) {
    if (!pull) return 0
    const { x, y, way } = pull
    return Math.max(0, (clientX - x) * way.x + (clientY - y) * way.y)
  }
}

/** The direction to the edge of a panel. */
interface Way {
  readonly x: -1 | 0 | 1
  readonly y: 0 | 1
}

/** A panel with space above it is a sheet at the lower edge. */
function wayOf(panel: HTMLElement): Way {
  const { top, left } = panel.getBoundingClientRect()
  if (top > 1) return { x: 0, y: 1 }
  return { x: left > 1 ? 1 : -1, y: 0 }
}

const heads = '.portico-DialogHeader, .portico-SheetHead'
