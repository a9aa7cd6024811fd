'use client'

import type { ReactElement } from 'react'
import { Link } from '../primitives/link/link.tsx'
import { useClasses } from '../slots/index.ts'
import { useRouteLink } from './use-route-link.ts'

/** What a {@link SwitchLine} takes. */
export interface SwitchLineProps {
  /** Whom the other way is for. */
  readonly question: string
  /** The other way, in a word or two. */
  readonly label: string
  /** The address of the other way. */
  readonly address: string
}

/** Leads from signing in to signing up, and back. */
export function SwitchLine({ question, label, address }: SwitchLineProps): ReactElement {
  const classOf = useClasses()
  return (
    <p className={classOf('SwitchLine')}>
      {question} <Link {...useRouteLink(address)}>{label}</Link>
    </p>
  )
}
