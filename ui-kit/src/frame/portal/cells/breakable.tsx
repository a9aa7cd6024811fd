'use client'

import { Fragment, type ReactNode } from 'react'

/** A text that breaks within a word only if that must be: an e-mail before its @, an address and a key after dots and slashes. */
export function breakable(text: string): ReactNode {
  const [first, ...others] = text.match(text.includes('@') ? /^[^@]+|@.*/gs : /[^./]*[./]|[^./]+/g) ?? []
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
