'use client'

import type { ReactElement } from 'react'
import { Identity } from '../../../primitives/identity/identity.tsx'
import { useFactor } from './factor-context.tsx'

/** Who signs in, and the way to be somebody else. In a step-up that is settled. */
export function FactorSource(): ReactElement | null {
  const { email, onRestart, onCancel } = useFactor()
  return onCancel ? null : <Identity email={email} onChange={onRestart} />
}
