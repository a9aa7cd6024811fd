'use client'

import type { ReactElement } from 'react'
import { Button } from '../primitives/button/button.tsx'
import { Countdown } from '../primitives/countdown/countdown.tsx'
import { Emblem } from '../primitives/emblem/emblem.tsx'
import { checkIcon } from '../primitives/icon/paths.ts'
import { StepActions } from './login/step-actions.tsx'
import { StepFrame } from './login/step-frame.tsx'

/** What a {@link LeadToLogin} takes. */
export interface LeadToLoginProps {
  /** What is done. */
  readonly title: string
  /** What comes next. */
  readonly lead: string
  /** What the countdown says. */
  readonly openingIn: (seconds: number) => string
  /** The words of staying. */
  readonly stayWords: string
  /** The words of going to sign in. */
  readonly openWords: string
  /** Whether it was told to stay. */
  readonly isStaying: boolean
  /** Stays. */
  readonly onStay: () => void
  /** Goes to sign in. */
  readonly onOpen: () => void
}

/** Something is done, and the sign-in opens in five seconds, unless told to stay. */
export function LeadToLogin(props: LeadToLoginProps): ReactElement {
  const { title, lead, openingIn, stayWords, openWords, isStaying, onStay, onOpen } = props
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
          <Countdown seconds={5} label={openingIn} />
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
