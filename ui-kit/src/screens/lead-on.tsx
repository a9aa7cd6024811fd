'use client'

import type { ReactElement } from 'react'
import { Button } from '../primitives/button/button.tsx'
import { Countdown, type CountdownProps } from '../primitives/countdown/countdown.tsx'
import { Emblem } from '../primitives/emblem/emblem.tsx'
import { checkIcon } from '../primitives/icon/paths.ts'
import { StepActions } from './login/step-actions.tsx'
import { StepFrame } from './login/step-frame.tsx'

/** What a {@link LeadOn} takes. */
export interface LeadOnProps {
  /** What is done. */
  readonly title: string
  /** What comes next; it is announced. */
  readonly lead: string | undefined
  /** How long it takes, where that is long enough to be read. */
  readonly countdown?: Pick<CountdownProps, 'seconds' | 'label'>
  /** The words of staying. */
  readonly stayWords: string
  /** The words of opening it now. */
  readonly openWords: string
  /** Whether it was told to stay. */
  readonly isStaying: boolean
  /** Stays. */
  readonly onStay: () => void
  /** Opens it. */
  readonly onOpen: () => void
}

/** Something is done, and the next page opens by itself in a moment, unless told to stay. */
export function LeadOn(props: LeadOnProps): ReactElement {
  const { title, lead, countdown, stayWords, openWords, isStaying, onStay, onOpen } = props
  return (
    <StepFrame
      title={title}
      lead={lead}
      notice={lead}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="heading"
    >
      {isStaying ? (
        <Button variant="primary" isWide onPress={onOpen}>
          {openWords}
        </Button>
      ) : (
        <>
          {countdown && <Countdown {...countdown} />}
          <StepActions>
            <Button onPress={onStay}>{stayWords}</Button>
            <Button variant="primary" onPress={onOpen}>
              {openWords}
            </Button>
          </StepActions>
        </>
      )}
    </StepFrame>
  )
}
