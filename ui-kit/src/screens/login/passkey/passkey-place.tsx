'use client'

import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { useSurface, whenIdle } from '../../../isolation/index.ts'
import type { PasskeyWayProps } from './passkey-way.tsx'

/** Where the way in by a passkey comes to, once its code is there. The form needs nothing of it, and waits for none of it. */
export function PasskeyPlace(props: PasskeyWayProps): ReactElement | null {
  const { styled } = useSurface()
  const [Way, setWay] = useState<ComponentType<PasskeyWayProps> | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([import('./index.ts'), styled()]).then(
          ([{ PasskeyWay }]) => setWay(() => PasskeyWay),
          () => {},
        )
      }),
    [styled],
  )
  return Way && <Way {...props} />
}
