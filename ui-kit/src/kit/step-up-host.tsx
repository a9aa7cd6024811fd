'use client'

import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { whenIdle } from '../isolation/index.ts'

/** Attends to calls that demand a step-up. Its code comes once the page is at rest; nobody waits for a call before that. */
export function StepUpHost(): ReactElement | null {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import('../screens/step-up/step-up-dialog.tsx').then(
          ({ StepUpDialog }) => setPart(() => StepUpDialog),
          () => {},
        )
      }),
    [],
  )
  return Part && <Part />
}
