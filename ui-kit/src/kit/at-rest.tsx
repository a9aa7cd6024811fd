'use client'

import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { FailuresProvider } from '../frame/loading/part-failed.tsx'
import { whenIdle } from '../isolation/index.ts'
import { Boundary } from '../slots/index.ts'

/** Makes a component whose code loads once the page is idle. It renders nothing before, if loading fails, and after it threw. */
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
    return (
      Part && (
        <FailuresProvider>
          <Boundary part="overlay" failed={() => null}>
            <Part {...props} />
          </Boundary>
        </FailuresProvider>
      )
    )
  }
}
