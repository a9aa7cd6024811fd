'use client'

import { useStartUp } from '@portico/headless'
import type { ReactElement } from 'react'
import { SecuredBy } from '../../frame/secured-by/secured-by.tsx'
import { useWaysKnown } from './use-ways-known.ts'

/** The vendor at the foot of the login box. It waits for the lines above it, which would move it. */
export function SecuredByBelow(): ReactElement | null {
  const isPolicyKnown = useStartUp(({ status }) => status === 'loaded')
  const areWaysKnown = useWaysKnown()
  return isPolicyKnown && areWaysKnown ? <SecuredBy /> : null
}
