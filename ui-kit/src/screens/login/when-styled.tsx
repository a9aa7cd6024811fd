'use client'

import type { ReactNode } from 'react'
import { later } from './later.tsx'

/** What a {@link WhenStyled} takes. */
export interface WhenStyledProps {
  /** What needs the styles of the steps after the first form. */
  readonly children: ReactNode
}

/** Waits for the styles that the first form does without, so that nothing is seen without its own. */
export const WhenStyled = /* @__PURE__ */ later<WhenStyledProps>(async () => ({ children }) => <>{children}</>)
