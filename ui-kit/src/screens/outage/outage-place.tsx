'use client'

import type { ReactElement } from 'react'
import { lazyPart, noPlaceholders } from '../../frame/lazy-part.tsx'
import { useLate } from './use-late.ts'

/** Where it is said above a form that the provider cannot be reached. Its code comes once that takes long. */
export function OutagePlace(): ReactElement | null {
  return useLate() ? <Part /> : null
}

const Part = /* @__PURE__ */ lazyPart(async () => (await import('./outage-looks.tsx')).OutageAlert, noPlaceholders)
