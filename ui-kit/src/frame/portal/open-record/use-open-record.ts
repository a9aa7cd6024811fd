'use client'

import type { ListRow } from '@portico/headless/core'
import { createContext, useContext, useMemo, useState } from 'react'

/** The record that is open in a section. */
export interface OpenRecord {
  /** The id of the record, or `null`. */
  readonly record: string | null
  /** The id of the open tab, or `null` for the first. */
  readonly tab: string | null
  /** Opens a record. In the portal the address names it; outside of it the component keeps it. */
  readonly openRecord: (id: string, tab?: string) => void
  /** Returns the address of a record, for its link. Absent outside of a portal, whose records have none. */
  readonly hrefOf?: ((id: string, tab?: string) => string) | undefined
  /** Closes the record and removes it from the address. */
  readonly closeRecord: () => void
  /** The ids of the sections that the user may open; empty outside of a portal. */
  readonly sections: readonly string[]
  /** Opens a tab of the section or of the record. */
  readonly openTab: (id: string) => void
}

/** The props of a table whose rows are records: an ordinary click opens one in place, any other its address. */
export interface RowLinks {
  readonly onOpen: (row: ListRow) => void
  readonly hrefOf: ((row: ListRow) => string) | undefined
}

/** The record that the address names, for the sections of a portal; `null` outside of one. */
export const OpenRecordContext = createContext<OpenRecord | null>(null)

/**
 * The open record of the present section, and its tab. A section that is used without the portal keeps them itself.
 *
 * @example
 * ```tsx
 * const { record, openRecord, closeRecord } = useOpenRecord()
 * ```
 */
export function useOpenRecord(): OpenRecord {
  const ofPortal = useContext(OpenRecordContext)
  const [{ record, tab }, setPlace] = useState<Pick<OpenRecord, 'record' | 'tab'>>(nothing)
  const own = useMemo(
    (): OpenRecord => ({
      record,
      tab,
      sections: none,
      openRecord: (id, first) => setPlace({ record: id, tab: first ?? null }),
      closeRecord: () => setPlace(nothing),
      openTab: (id) => setPlace((place) => ({ ...place, tab: id })),
    }),
    [record, tab],
  )
  return ofPortal ?? own
}

/** The links of rows to their records: spread them over a `DataTable`. */
export function rowLinks({ openRecord, hrefOf }: Pick<OpenRecord, 'openRecord' | 'hrefOf'>): RowLinks {
  return { onOpen: ({ id }) => openRecord(id), hrefOf: hrefOf && (({ id }) => hrefOf(id)) }
}

/** The name of a list in the address of the page. In the portal it begins with `portal.`, so that it goes with the portal. */
export function useListAddress(name: string): string {
  return useContext(OpenRecordContext) ? `portal.${name}` : name
}

const none: readonly string[] = []
const nothing: Pick<OpenRecord, 'record' | 'tab'> = { record: null, tab: null }
