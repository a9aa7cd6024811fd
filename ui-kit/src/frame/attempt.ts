'use client'

import type { CallState, LoginStep, MfaStep, PorticoError, QuickSmsStep, SocialProvider } from '@portico/headless'
import { createContext, useContext, useState } from 'react'

/** What the box shows whatever the flow says: for previews, builders and pictures in a guide. */
export interface FixedStep {
  /** The step of the sign-in. */
  readonly step: LoginStep
  /** The step of the second factor, where the sign-in waits for one. Default `idle`, which shows nothing. */
  readonly mfaStep?: MfaStep | undefined
  /** What is asked for at the step `promptQuickSms`. Default: the number. */
  readonly quickSmsStep?: QuickSmsStep | undefined
  /** Whether there are other second factors to go back to. Default `false`. */
  readonly hasChoice?: boolean | undefined
  /** For how many seconds the device may be remembered. Default `null`: not at all. */
  readonly rememberFor?: number | null | undefined
  /** Who people may sign in with. Default: nobody. */
  readonly providers?: readonly SocialProvider[] | undefined
  /** Whether the first form shows the way in by a passkey. Default: as policy and browser say. */
  readonly canUsePasskeys?: boolean | undefined
  /** The action whose call is shown as under way or as failed, such as `submitPassword`. */
  readonly call?: string | undefined
  /** Whether that call is under way. Default `false`. */
  readonly isPending?: boolean | undefined
  /** Why that call failed. */
  readonly error?: PorticoError | undefined
}

/** What the screen of another flow shows whatever the flow says. */
export interface FixedFlow<Step> extends Pick<FixedStep, 'call' | 'isPending' | 'error'> {
  /** The step of the flow. */
  readonly step: Step
}

/** What is fixed beside the step itself. */
export type FixedAround = Omit<FixedStep, 'step'>

/** What is fixed in the box around, or `null` where the flow leads. */
export const FixedStepContext = /* @__PURE__ */ createContext<FixedAround | null>(null)

/** What is fixed in the box around, or `null` where the flow leads. */
export function useFixedStep(): FixedAround | null {
  return useContext(FixedStepContext)
}

/** Whether the flow has left the step around, which is on the screen until the next one can be. */
export const LeavingContext = /* @__PURE__ */ createContext(false)

/** How the call behind a form stands. */
export interface Attempt {
  /** Whether it is on its way. */
  readonly isPending: boolean
  /** Why the last try failed. It stays while the next one is on its way, so that nothing jumps. */
  readonly error: PorticoError | null
}

/** Follows a call of a feature from try to try. */
export function useAttempt<Name extends string>(calls: Readonly<Record<Name, CallState>>, name: Name): Attempt {
  const { status, error } = calls[name]
  const isLeaving = useContext(LeavingContext)
  const [wasPending, setWasPending] = useState(false)
  const isPending = isLeaving ? wasPending : status === 'pending'
  if (isPending !== wasPending) setWasPending(isPending)
  const [last, setLast] = useState(error)
  if (!isPending && error !== last) setLast(error)
  const fixed = useFixedStep()
  if (!fixed) return { isPending, error: isPending ? last : error }
  if (fixed.call !== name) return { isPending: false, error: null }
  return { isPending: fixed.isPending ?? false, error: fixed.error ?? null }
}
