'use client'

import type { ReactElement } from 'react'
import { Button } from '../primitives/button/button.tsx'
import { Countdown, type CountdownProps } from '../primitives/countdown/countdown.tsx'
import { Emblem } from '../primitives/emblem/emblem.tsx'
import { checkIcon } from '../primitives/icon/paths.ts'
import { Link } from '../primitives/link/link.tsx'
import { Stack } from '../primitives/stack/stack.tsx'
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
export function LeadOn({ title, lead, isStaying, onStay, ...onward }: LeadOnProps): ReactElement {
  return (
    <StepFrame
      title={title}
      lead={lead}
      notice={lead}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="action"
    >
      <Onward {...onward} onStay={isStaying ? null : onStay} />
    </StepFrame>
  )
}

/** What an {@link Onward} takes. */
export interface OnwardProps extends Pick<LeadOnProps, 'countdown' | 'stayWords' | 'openWords' | 'onOpen'> {
  /** Stays; `null` once it was told to. */
  readonly onStay: (() => void) | null
}

/** The way on, which is taken by itself after a time: a button that takes it at once, and a link that stops it. */
export function Onward({ countdown, stayWords, openWords, onStay, onOpen }: OnwardProps): ReactElement {
  return (
    <Stack gap="sm">
      <Button variant="primary" isWide onPress={onOpen}>
        {openWords}
      </Button>
      {onStay && (
        <Stack gap="sm" isRow>
          {countdown && <Countdown {...countdown} />}
          <Link isStandalone onPress={onStay}>
            {stayWords}
          </Link>
        </Stack>
      )}
    </Stack>
  )
}
