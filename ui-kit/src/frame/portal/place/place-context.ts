'use client'

import { createContext, type RefObject } from 'react'

/** The place of pages in a portal: what moves the focus and names the document. */
export interface PagePlace {
  /** The element that contains the page. */
  readonly main: RefObject<HTMLElement | null>
  /** `true` until the first page is there: it leaves the focus where it is. */
  readonly isFirst: RefObject<boolean>
  /** The id of the record whose page was left for its list; `null` otherwise. */
  readonly left: RefObject<string | null>
  /** Sets the title of the document. The parts go from the page up to the section. */
  readonly nameDocument: (parts: readonly string[]) => void
}

/** The place of the pages below; `null` outside of a portal. */
export const PagePlaceContext = createContext<PagePlace | null>(null)
