'use client'

import { type MfaState, useMfa } from '@portico/headless'
import { useContext, useRef } from 'react'
import { LeavingContext, useFixedStep } from '../../../frame/attempt.ts'

/** Where the second factor stands: as the box is fixed to show it, else as the flow leads. */
export function useMfaStep(): Omit<MfaState, 'factors'> {
  const step = useMfa((mfa) => mfa.step)
  const hasChoice = useMfa((mfa) => mfa.hasChoice)
  const rememberFor = useMfa((mfa) => mfa.rememberFor)
  const purpose = useMfa((mfa) => mfa.purpose)
  const fixed = useFixedStep()
  const isLeaving = useContext(LeavingContext)
  const shown = useRef({ step, hasChoice, rememberFor, purpose })
  // A factor that was given is forgotten at once; its screen stays until the next one is there.
  if (!isLeaving || step.name !== 'idle') shown.current = { step, hasChoice, rememberFor, purpose }
  if (!fixed) return shown.current
  return {
    step: fixed.mfaStep ?? { name: 'idle' },
    hasChoice: fixed.hasChoice ?? false,
    rememberFor: fixed.rememberFor ?? null,
    purpose: 'signIn',
  }
}
