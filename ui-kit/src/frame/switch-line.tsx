'use client'

import type { ReactElement } from 'react'
import { TextLink } from '../primitives/link/link.tsx'
import { useClasses } from '../slots/index.ts'
import { useRouteLink } from './use-route-link.ts'

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
      {question} <TextLink {...useRouteLink(address)}>{label}</TextLink>
    </p>
  )
}
