import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

export interface SentenceProps {
  /** The sentence, with {@link firstMark} and {@link secondMark} in it. */
  readonly text: string
  /** The element at the first mark. */
  readonly first: ReactNode
  /** The element at the second mark. */
  readonly second: ReactNode
}

/** A sentence with elements in it, in the order that its language gives them. */
export function Sentence({ text, first, second }: SentenceProps): ReactElement {
  const parts = text.split(marks).map((part) => {
    if (part === firstMark) return first
    return part === secondMark ? second : part
  })
  return createElement(Fragment, null, ...parts)
}

/** Holds the place of an element, because messages hold no markup. No text uses this character. */
export const firstMark = '\uE000'
/** Holds the place of another element. */
export const secondMark = '\uE001'
const marks = /([\uE000\uE001])/
