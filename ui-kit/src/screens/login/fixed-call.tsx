'use client'

import type { ReactElement, ReactNode } from 'react'
import { type FixedStep, FixedStepContext } from './fixed-step.ts'

/** How a call is shown whatever the flow says: for previews, builders and pictures in a guide. */
export type FixedCall = Pick<FixedStep, 'call' | 'isPending' | 'error'>

/** What a {@link FixedCallProvider} takes. */
export interface FixedCallProviderProps {
  /** How the call is shown, or nothing where the flow leads. */
  readonly fixed: FixedCall | undefined
  /** The flow. */
  readonly children: ReactNode
}

/** Fixes the call behind a flow that is not the sign-in. */
export function FixedCallProvider({ fixed, children }: FixedCallProviderProps): ReactElement {
  const value = fixed ? { ...fixed, step: { name: 'preLogin', email: '', notice: null } as const } : null
  return <FixedStepContext.Provider value={value}>{children}</FixedStepContext.Provider>
}
