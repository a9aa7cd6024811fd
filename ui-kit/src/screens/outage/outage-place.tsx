'use client'

import type { ReactElement } from 'react'
import { later } from '../login/later.tsx'
import { unseen } from '../unseen.ts'
import { useLate } from './use-late.ts'

/** Where it is said above a form that the provider cannot be reached. Its code comes once that takes long. */
export function OutagePlace(): ReactElement | null {
  return useLate() ? <Part /> : null
}

const Part = /* @__PURE__ */ later(async () => (await import('./outage-looks.tsx')).OutageAlert, unseen)
