'use client'

import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { whenIdle } from '../isolation/index.ts'

/** Makes a component whose code comes once the page is at rest: nothing waits for it, and without it there is nothing. */
export function atRest<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement | null {
  return function AtRest(props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)
    useEffect(
      () =>
        whenIdle(() => {
          load().then(
            (loaded) => setPart(() => loaded),
            () => {},
          )
        }),
      [],
    )
    return Part && <Part {...props} />
  }
}
