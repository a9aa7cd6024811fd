'use client'

import { useHolder } from '@portico/headless'
import { useState } from 'react'

/** The open record if it is that of a former holder of the session, until the address names none. */
export function useEndedRecord(record: string | null): string | null {
  const holder = useHolder()
  const [seen, setSeen] = useState<{ readonly holder: number; readonly ended: string | null }>({ holder, ended: null })
  if (seen.holder !== holder) setSeen({ holder, ended: record })
  else if (seen.ended !== null && record !== seen.ended) setSeen({ holder, ended: null })
  return seen.ended === record ? record : null
}
