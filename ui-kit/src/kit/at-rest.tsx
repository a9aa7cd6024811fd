'use client'

import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { whenIdle } from '../isolation/index.ts'

/** Makes a component whose code loads once the page is idle. It renders nothing before, and if loading fails. */
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
