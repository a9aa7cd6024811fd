'use client'

import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { useSurface, whenIdle } from '../../isolation/index.ts'
import type { PasskeyWayProps } from './passkey/passkey-way.tsx'

/** Where the ways in besides the address come to, once their code is there. The form needs nothing of it, and waits for none of it. */
export function WaysPlace(props: PasskeyWayProps): ReactElement | null {
  const { styled } = useSurface()
  const [Ways, setWays] = useState<ComponentType<PasskeyWayProps> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([import('./ways-in.tsx'), styled()]).then(
          ([{ WaysIn }]) => setWays(() => WaysIn),
          () => {},
        )
      }),
    [styled],
  )
  return Ways && <Ways {...props} />
}
