'use client'

import type { ReactElement } from 'react'
import { Button } from '../primitives/button/button.tsx'
import { Countdown } from '../primitives/countdown/countdown.tsx'
import { Emblem } from '../primitives/emblem/emblem.tsx'
import { checkIcon } from '../primitives/icon/paths.ts'
import { StepActions } from './login/step-actions.tsx'
import { StepFrame } from './login/step-frame.tsx'

/** What a {@link LeadOn} takes. */
export interface LeadOnProps {
  /** What is done. */
  readonly title: string
  /** What comes next. */
  readonly lead: string
  /** In how many seconds it opens. */
  readonly seconds: number
  /** What the countdown says. */
  readonly openingIn: (seconds: number) => string
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
  const { title, lead, seconds, openingIn, stayWords, openWords, isStaying, onStay, onOpen } = props
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
          <Countdown seconds={seconds} label={openingIn} />
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
