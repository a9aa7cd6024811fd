import { useLogin } from '@portico/headless'
import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Emblem } from '../parts/emblem.tsx'
import { StepFrame } from './step-frame.tsx'

/** What {@link UnsupportedStep} takes. */
export interface UnsupportedStepProps {
  /** What was asked for, in the provider's words. */
  readonly reason: string
  /** Other ways on than from the beginning. */
  readonly others?: ReactNode
}

/** Step `unsupported`, and every step this page has no screen for: what it is, and a way out. */
export function UnsupportedStep({ reason, others }: UnsupportedStepProps) {
  const restart = useLogin((login) => login.restart)
  return (
    <StepFrame
      emblem={<Emblem name="alert" tone="neutral" />}
      title="This way in isn’t available here"
      lead="Your account asks for something this page can’t do yet. Nothing is wrong with your account."
      focusOn="heading"
    >
      <p className="help">
        Tell your administrator what was asked for: <code dir="ltr">{reason}</code>
      </p>
      <Button variant="primary" onPress={restart}>
        Sign in another way
      </Button>
      {others}
    </StepFrame>
  )
}
