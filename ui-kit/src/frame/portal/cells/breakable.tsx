'use client'

import { Fragment, type ReactNode } from 'react'

/** An address or a key, which breaks at its dots, slashes and `@` before it breaks within a word. */
export function breakable(text: string): ReactNode {
  const [first, ...others] = text.match(/@?[^./@]*[./]|@?[^./@]+|@/g) ?? []
  // Two pieces may be equal, so each is known by its end.
  let at = 0
  return (
    <>
      {first}
      {others.map((piece) => {
        at += piece.length
        return (
          <Fragment key={at}>
            <wbr />
            {piece}
          </Fragment>
        )
      })}
    </>
  )
}
