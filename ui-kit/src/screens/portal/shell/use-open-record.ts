'use client'

/** The record that is open in the present section. */
export interface OpenRecord {
  /** The id of the record, or `null`. */
  readonly record: string | null
  /** The id of the open tab, or `null` for the first. */
  readonly tab: string | null
  /** Opens a record. In the portal its address changes; outside of it the component keeps it. */
  readonly openRecord: (id: string, tab?: string) => void
  /** Closes the record. */
  readonly closeRecord: () => void
  /** Shows a tab of the section or the record. */
  readonly showTab: (tab: string) => void
}
