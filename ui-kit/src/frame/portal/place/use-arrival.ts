'use client'

import { type RefObject, useContext, useEffect, useRef } from 'react'
import { focusedAround, modals } from '../../../isolation/index.ts'
import { type PagePlace, PagePlaceContext } from './place-context.ts'

/**
 * Moves the focus to the heading of a page that has appeared, so that it is read, and scrolls to the top. An open dialog keeps
 * the focus, and so does the first page of a portal within a page.
 *
 * @param heading Default: the first heading of the page.
 */
export function useArrival(heading?: RefObject<HTMLElement | null>): void {
  const place = useContext(PagePlaceContext)
  const stays = useRef(place?.isFirst.current ?? true)
  useEffect(() => {
    if (!place) return
    place.isFirst.current = false
    const { current: main } = place.main
    if (stays.current || !main || isInDialog(main)) return
    const target = heading?.current ?? main.querySelector<HTMLElement>('h1') ?? main
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    main.scrollTop = 0
    // A portal within a page scrolls with it.
    if (main.getBoundingClientRect().top < 0) main.scrollIntoView()
    target.focus({ preventScroll: true })
  }, [place, heading])
}

/** Moves the focus from the heading of a list to the row whose page was left. */
export function useReturn(row: RefObject<HTMLElement | null>, id: string): void {
  const place = useContext(PagePlaceContext)
  useEffect(() => {
    if (!place || place.left.current !== id) return
    // After the heading, which is focused when the page appears.
    const frame = requestAnimationFrame(() => {
      if (place.left.current !== id) return
      place.left.current = null
      if (isAtHeading(place)) row.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [place, row, id])
}

/** `true` if the focus is still where a page begins: the person has not gone on. */
function isAtHeading({ main }: PagePlace): boolean {
  const active = main.current && focusedAround(main.current)
  return !active || active === main.current || active.tagName === 'H1' || !main.current?.contains(active)
}

/** `true` if a dialog over the page has the focus. */
function isInDialog(main: HTMLElement): boolean {
  const dialog = focusedAround(main)?.closest(modals)
  return dialog !== null && dialog !== undefined && !dialog.contains(main)
}
