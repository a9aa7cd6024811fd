import type { ReactElement, ReactNode } from 'react'
import { shownText } from './shown-name.ts'

/** Returns `ltr` for an e-mail address, which is left to right in any script. Any other text goes by its first letter. */
export function directionOf(text: unknown): 'ltr' | undefined {
  return typeof text === 'string' && address.test(text) ? 'ltr' : undefined
}

/** An address and nothing else. */
const address = /^[^\s@]+@[^\s@]+$/

export interface ShownTextProps {
  /** A stored text, or an element that has its own direction. */
  readonly children: ReactNode
}

/** A stored text in its own direction, without bidi controls. E-mail addresses in it are left to right. */
export function ShownText({ children }: ShownTextProps): ReactElement {
  return <bdi dir={directionOf(children)}>{withAddresses(shownText(children))}</bdi>
}

/** A text whose e-mail addresses are elements of their own, left to right. Those of Latin letters are so by themselves. */
export function withAddresses(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || directionOf(text) === 'ltr' || !turnedAddress.test(text)) return text
  return text.split(turnedAddress).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <bdi key={index} dir="ltr">
        {part}
      </bdi>
    ),
  )
}

/** An address with letters of a right-to-left script before its domain. */
const turnedAddress = /([^\s,;<>()]*[\u0590-\u08ff][^\s,;<>()]*@[^\s,;<>()]+)/
