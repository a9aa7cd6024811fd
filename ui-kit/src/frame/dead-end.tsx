'use client'

import type { ReactElement } from 'react'
import { Button } from '../primitives/button/button.tsx'
import { Emblem } from '../primitives/emblem/emblem.tsx'
import { alertIcon } from '../primitives/icon/paths.ts'
import { StepFrame } from './step-frame.tsx'

/** What a {@link DeadEnd} takes. */
export interface DeadEndProps {
  /** What it has come to. */
  readonly title: string
  /** Why, and what helps. */
  readonly lead: string
  /** The words of the way on. */
  readonly onWords: string
  /** Leads on. */
  readonly onGo: () => void
}

/** Nothing more can be done here, and it is nobody's fault: why, and the one way on. */
export function DeadEnd({ title, lead, onWords, onGo }: DeadEndProps): ReactElement {
  return (
    <StepFrame title={title} lead={lead} emblem={<Emblem path={alertIcon} tone="neutral" />} focusOn="heading">
      <Button variant="primary" isWide onPress={onGo}>
        {onWords}
      </Button>
    </StepFrame>
  )
}
