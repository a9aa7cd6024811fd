'use client'

import { useClient } from '@portico/headless'
import type { ReactElement } from 'react'
import { timeOf } from '../../../i18n/use-date-format.ts'
import { Moment } from './moment.tsx'

export interface LastSeenProps {
  /** ISO 8601; `null` for a person who has never signed in. */
  readonly at: string | null
  /** The words before the moment: "Last seen". */
  readonly heading: string
  /** Shown for a person who has never signed in. */
  readonly never: string
  /** Shown for a person who was active in the last minute. */
  readonly now: string
}

/** When a person was last active, in words that need no heading above. */
export function LastSeen({ at, heading, never, now }: LastSeenProps): ReactElement {
  const { clock } = useClient().ports
  const time = timeOf(at)
  if (time === null) return <>{never}</>
  if (Math.abs(clock.now() - time) < minute) return <>{now}</>
  return (
    <>
      {heading} <Moment at={at} />
    </>
  )
}

const minute = 60_000
