'use client'

import { type MfaState, useMfa } from '@portico/headless'
import { useContext, useRef } from 'react'
import { LeavingContext } from '../../../frame/attempt.ts'

/** The state of the second factor. */
export function useMfaStep(): MfaState {
  const step = useMfa((mfa) => mfa.step)
  const hasChoice = useMfa((mfa) => mfa.hasChoice)
  const rememberFor = useMfa((mfa) => mfa.rememberFor)
  const purpose = useMfa((mfa) => mfa.purpose)
  const enforcedFrom = useMfa((mfa) => mfa.enforcedFrom)
  const isLeaving = useContext(LeavingContext)
  const shown = useRef<MfaState>({ step, hasChoice, rememberFor, purpose, enforcedFrom })
  // The feature forgets a factor once it was given. Its screen stays until the next one is loaded.
  if (!isLeaving || step.name !== 'idle') shown.current = { step, hasChoice, rememberFor, purpose, enforcedFrom }
  return shown.current
}
