'use client'

import type { ReactElement } from 'react'
import { Button } from '../primitives/button/button.tsx'
import { Emblem } from '../primitives/emblem/emblem.tsx'
import { alertIcon } from '../primitives/icon/paths.ts'
import { StepFrame } from './steps/step-frame.tsx'

export interface DeadEndProps {
  /** The heading of the dead end. */
  readonly title: string
  /** The cause, and the remedy. */
  readonly lead: string
  /** The words of the way on. */
  readonly onWords: string
  readonly onGo: () => void
}

/** A step that cannot continue without an error: the cause, and one button that leads on. */
export function DeadEnd({ title, lead, onWords, onGo }: DeadEndProps): ReactElement {
  return (
    <StepFrame title={title} lead={lead} emblem={<Emblem path={alertIcon} tone="neutral" />} focusOn="heading">
      <Button variant="primary" isWide onPress={onGo}>
        {onWords}
      </Button>
    </StepFrame>
  )
}
