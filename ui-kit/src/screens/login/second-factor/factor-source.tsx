'use client'

import type { ReactElement } from 'react'
import { Identity } from '../../../primitives/identity/identity.tsx'
import { useFactor } from './factor-context.tsx'

/** The account that signs in, with a way to change it. A step-up has no such way. */
export function FactorSource(): ReactElement | null {
  const { email, onRestart, onCancel } = useFactor()
  return onCancel ? null : <Identity email={email} onChange={onRestart} />
}
