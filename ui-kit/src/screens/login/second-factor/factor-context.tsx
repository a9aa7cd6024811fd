'use client'

import { createContext, type ReactElement, useContext } from 'react'
import { Identity } from '../../../primitives/identity/identity.tsx'

/** Around the screens of a second factor: for whom it is given, and the ways beside it. */
export interface FactorSetting {
  /** The e-mail address of the person; empty if it is not rendered. */
  readonly email: string
  /** Begins again: with the address, with the step-up, or with the list. */
  readonly onRestart: () => void
  /** Does without the factor, by the recovery code; `null` where that would lead nowhere. */
  readonly onRecover: (() => void) | null
  /** Cancels the factor of a signed-in person; `null` in a sign-in. */
  readonly onCancel: (() => void) | null
}

/** The flow around: a sign-in or a step-up. */
export const FactorContext = createContext<FactorSetting>({
  email: '',
  onRestart() {},
  onRecover: null,
  onCancel: null,
})

/** For whom the second factor around is given, and the ways beside it. */
export function useFactor(): FactorSetting {
  return useContext(FactorContext)
}

/** The account that signs in, with a way to change it. A step-up has no such way. */
export function FactorSource(): ReactElement | null {
  const { email, onRestart, onCancel } = useFactor()
  return onCancel ? null : <Identity email={email} onChange={onRestart} />
}
