'use client'

import { type MfaState, useMfa } from '@portico/headless'
import { useFixedStep } from '../fixed-step.ts'

/** Where the second factor stands: as the box is fixed to show it, else as the flow leads. */
export function useMfaStep(): Omit<MfaState, 'factors'> {
  const step = useMfa((mfa) => mfa.step)
  const hasChoice = useMfa((mfa) => mfa.hasChoice)
  const rememberFor = useMfa((mfa) => mfa.rememberFor)
  const purpose = useMfa((mfa) => mfa.purpose)
  const fixed = useFixedStep()
  if (!fixed) return { step, hasChoice, rememberFor, purpose }
  return {
    step: fixed.mfaStep ?? { name: 'idle' },
    hasChoice: fixed.hasChoice ?? false,
    rememberFor: fixed.rememberFor ?? null,
    purpose: 'signIn',
  }
}
