import type { Audit } from '@portico/headless/portal/audits'
import { createContext, useMemo, useState } from 'react'

/** The values of all rows that a log has shown: a filter leaves out rows, and none of these. */
export interface KnownValues {
  readonly actions: readonly string[]
  /** The names of actors, or their addresses. */
  readonly people: readonly string[]
  /** The names of users by id. */
  readonly names: ReadonlyMap<string, string>
}

export const KnownContext = createContext<KnownValues>({ actions: [], people: [], names: new Map() })

/** Gathers the values of the rows that a log shows. */
export function useKnownValues(rows: readonly Audit[]): KnownValues {
  const [seen, setSeen] = useState<ReadonlyMap<string, Audit>>(new Map())
  const fresh = rows.filter((row) => !seen.has(keyOf(row)))
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh.map((row) => [keyOf(row), row] as const)]))
  return useMemo(() => {
    const all = [...seen.values()]
    return {
      actions: distinct(all.map(({ action }) => action)),
      people: distinct(all.map(({ user, email }) => user || email)),
      names: new Map(all.flatMap(({ actorId, user }) => (actorId !== null && user !== '' ? [[actorId, user]] : []))),
    }
  }, [seen])
}

/** Rows of one actor and one action have nothing new. */
function keyOf({ action, actorId, user, email }: Audit): string {
  return JSON.stringify([action, actorId, user, email])
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== '').sort((one, other) => one.localeCompare(other))
}
