'use client'

import type { ReactElement } from 'react'
import { initials } from '../../../primitives/avatar/avatar.tsx'
import { useClasses } from '../../../slots/index.ts'

/** The first letter of a tenant. */
export function TenantMark({ name }: { readonly name: string }): ReactElement {
  const classOf = useClasses()
  // The letter is drawn by the style sheet: as text it would be part of what a button says.
  return <span className={classOf('TenantMark')} aria-hidden="true" data-letter={[...initials(name)][0]} />
}
