'use client'

import type { ReactElement } from 'react'
import { Button } from '../primitives/button/button.tsx'
import { Countdown, type CountdownProps } from '../primitives/countdown/countdown.tsx'
import { Emblem } from '../primitives/emblem/emblem.tsx'
import { checkIcon } from '../primitives/icon/paths.ts'
import { Stack } from '../primitives/stack/stack.tsx'
import { TextButton } from '../primitives/text-button/text-button.tsx'
import { StepFrame } from './step-frame.tsx'

/** What a {@link CountdownStep} takes. */
export interface CountdownStepProps {
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
export function CountdownStep({ title, lead, isStaying, onStay, ...onward }: CountdownStepProps): ReactElement {
  return (
    <StepFrame
      title={title}
      lead={lead}
      notice={lead}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="action"
    >
      <CountdownLine {...onward} onStay={isStaying ? null : onStay} />
    </StepFrame>
  )
}

/** What an {@link CountdownLine} takes. */
export interface CountdownLineProps
  extends Pick<CountdownStepProps, 'countdown' | 'stayWords' | 'openWords' | 'onOpen'> {
  /** Stays; `null` once it was told to. */
  readonly onStay: (() => void) | null
}

/** The way on, which is taken by itself after a time: a button that takes it at once, and a link that stops it. */
export function CountdownLine({ countdown, stayWords, openWords, onStay, onOpen }: CountdownLineProps): ReactElement {
  return (
    <Stack gap="sm">
      <Button variant="primary" isWide onPress={onOpen}>
        {openWords}
      </Button>
      {onStay && (
        <Stack gap="sm" isRow>
          {countdown && <Countdown {...countdown} />}
          <TextButton isStandalone onPress={onStay}>
            {stayWords}
          </TextButton>
        </Stack>
      )}
    </Stack>
  )
}
