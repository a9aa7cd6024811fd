'use client'

import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'

/** The place of sections in the shell. */
export interface SectionPlace {
  /** The element that contains the section. */
  readonly main: RefObject<HTMLElement | null>
  /** `true` until the first section of a page is there: it leaves the focus where it is. */
  readonly isFirst: RefObject<boolean>
}

/** The place of the sections below. */
export const SectionPlaceContext = createContext<SectionPlace | null>(null)

/**
 * Moves the focus to the heading of a section that has appeared, so that it is read, and scrolls to its top. Render it
 * after the content.
 */
export function Arrival(): null {
  const place = useContext(SectionPlaceContext)
  const stays = useRef(place?.isFirst.current ?? true)
  useEffect(() => {
    if (!place) return
    place.isFirst.current = false
    const { current: main } = place.main
    if (stays.current || !main) return
    const heading = main.querySelector<HTMLElement>('h1') ?? main
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    main.scrollTop = 0
    // A portal within a page scrolls with it.
    if (main.getBoundingClientRect().top < 0) main.scrollIntoView()
    heading.focus({ preventScroll: true })
  }, [place])
  return null
}
