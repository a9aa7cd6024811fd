import { type RedirectToSsoStep, useLogin } from '@portico/headless'
import { Button } from '../parts/button.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step `redirectToSSO`: the company's own sign-in opens in two seconds, at once when asked, or not at all. */
export function SsoStep({ step }: { readonly step: RedirectToSsoStep }) {
  const { continueToSso, restart } = useLogin()
  return (
    <StepFrame
      title="Your company signs you in"
      lead={
        <>
          We’re taking <bdi>{step.email}</bdi> to <bdi>{new URL(step.address).host}</bdi>.
        </>
      }
      focusOn="heading"
    >
      <div className="redirect">
        <div className="redirect-bar" />
        <p>Opening in 2 seconds.</p>
      </div>
      <div className="actions">
        <Button onPress={restart}>Stay here</Button>
        <Button variant="primary" onPress={continueToSso}>
          Continue now
        </Button>
      </div>
    </StepFrame>
  )
}
