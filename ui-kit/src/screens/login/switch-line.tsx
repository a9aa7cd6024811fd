'use client'

import type { ReactElement } from 'react'
import { Link } from '../../primitives/link/link.tsx'
import { useClasses } from '../../slots/index.ts'

/** What a {@link SwitchLine} takes. */
export interface SwitchLineProps {
  /** Whom the other way is for. */
  readonly question: string
  /** The other way, in a word or two. */
  readonly label: string
  /** Takes it. */
  readonly onPress: () => void
}

/** Leads from signing in to signing up, and back. */
export function SwitchLine({ question, label, onPress }: SwitchLineProps): ReactElement {
  const classOf = useClasses()
  return (
    <p className={classOf('SwitchLine')}>
      {question} <Link onPress={onPress}>{label}</Link>
    </p>
  )
}
