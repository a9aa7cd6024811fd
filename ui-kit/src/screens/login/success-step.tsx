'use client'

import { navigateAfterAuth, type SuccessStep as SuccessStepState, useClient, useLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { SignedInStep } from '../../frame/steps/step-signed-in.tsx'

/** Step `success`: the page redirects by itself unless the person stops it. */
export function SuccessStep({ step: { isStaying } }: StepProps<SuccessStepState>): ReactElement {
  const client = useClient()
  const stay = useLogin((login) => login.stay)
  return <SignedInStep isStaying={isStaying} onStay={stay} onOpen={() => navigateAfterAuth(client)} />
}
