import { navigateAfterAuth, useClient } from '@portico/headless'
import { Button } from '../parts/button.tsx'
import { Emblem } from '../parts/emblem.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step `success`: the page moves on by itself in a moment. */
export function SuccessStep() {
  const client = useClient()
  return (
    <StepFrame
      title="You’re signed in"
      emblem={<Emblem name="check" tone="success" />}
      lead="Opening Lantern."
      focusOn="heading"
    >
      <Button onPress={() => navigateAfterAuth(client)}>Open now</Button>
    </StepFrame>
  )
}
