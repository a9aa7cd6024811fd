'use client'

import { createContext, useContext } from 'react'

/** Around the screens of a second factor: for whom it is given, and the ways beside it. */
export interface FactorSetting {
  /** Who gives it; an empty text where nobody needs to be told. */
  readonly email: string
  /** Begins again: with the address, with the step-up, or with the list. */
  readonly onRestart: () => void
  /** Does without the factor, by the recovery code; `null` where that would lead nowhere. */
  readonly onRecover: (() => void) | null
  /** Gives up what somebody who is signed in is asked for; `null` in a sign-in. */
  readonly onCancel: (() => void) | null
}

/** What is around: a sign-in or a step-up. */
export const FactorContext = /* @__PURE__ */ createContext<FactorSetting>({
  email: '',
  onRestart() {},
  onRecover: null,
  onCancel: null,
})

/** For whom the second factor around is given, and the ways beside it. */
export function useFactor(): FactorSetting {
  return useContext(FactorContext)
}
