'use client'

import type { ReactElement } from 'react'
import { Button } from '../primitives/button/button.tsx'
import { Countdown, type CountdownProps } from '../primitives/countdown/countdown.tsx'
import { Emblem } from '../primitives/emblem/emblem.tsx'
import { checkIcon } from '../primitives/icon/paths.ts'
import { Stack } from '../primitives/stack/stack.tsx'
import { TextButton } from '../primitives/text-button/text-button.tsx'
import { StepFrame } from './steps/step-frame.tsx'

export interface CountdownStepProps {
  /** The heading, such as that the sign-in succeeded. */
  readonly title: string
  /** A sentence on the next page. It is announced. */
  readonly lead: string | undefined
  /** How long it takes, where that is long enough to be read. */
  readonly countdown?: Pick<CountdownProps, 'seconds' | 'label'>
  /** The label of the link that stops the redirect. */
  readonly stayWords: string
  /** The label of the button that redirects now. */
  readonly openWords: string
  /** If true, the redirect was stopped. Then there is no countdown. */
  readonly isStaying: boolean
  /** Called to stop the redirect. */
  readonly onStay: () => void
  readonly onOpen: () => void
}

/** A success step, which redirects by itself unless the person stops it. */
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

export interface CountdownLineProps
  extends Pick<CountdownStepProps, 'countdown' | 'stayWords' | 'openWords' | 'onOpen'> {
  /** Called to stop the redirect; `null` once it was stopped. */
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
