import type { HistoryEntries } from '../../../core/ports/ports.ts'
import type { OpenPortalPlace } from './types.ts'

/** The entries below a place, from the lowest: the page under the portal, the list under a record. */
export type Below = readonly ('page' | 'list')[]

/** How the portal moves to a place: in the present entry or in a new one, and what is below it then. */
export interface EntryMove {
  readonly replace: boolean
  readonly below: Below
}

/** Returns the entries below the present one by its note; none in an entry that a link has opened. */
export function belowOf(entries: Pick<HistoryEntries, 'note'>): Below {
  const words = entries.note()?.split(' ') ?? []
  return words.filter((word) => word === 'page' || word === 'list')
}

/** The note of an entry. */
export function noteOf(below: Below): string {
  return below.join(' ')
}

/**
 * The entry for a move. Over a page there are two at most: one for the portal, and one for a record over its list. A portal with
 * a page of its own adds an entry for each place.
 */
export function entryFor(
  present: OpenPortalPlace | null,
  target: OpenPortalPlace | null,
  below: Below,
  isOver: boolean,
): EntryMove {
  if (!target) return { replace: true, below }
  if (!present) return { replace: false, below: isOver ? ['page'] : [] }
  const isHere = target.section === present.section
  if (isHere && target.record !== null && target.record === present.record) return { replace: true, below }
  if (target.record !== null && present.record === null && (isOver || isHere)) {
    // The list that has just replaced a record is in the entry of that record.
    return below.at(-1) === 'list' ? { replace: true, below } : { replace: false, below: [...below, 'list'] }
  }
  const isListOfRecord = isHere && target.record === null && below.at(-1) === 'list'
  return isOver || isListOfRecord ? { replace: true, below } : { replace: false, below: [] }
}

/** How many entries below the present one a place does not need: a closed record its list, a closed portal its page. */
export function surplusOf(place: OpenPortalPlace | null, below: Below): number {
  if (place?.record) return 0
  return place ? below.filter((one) => one === 'list').length : below.length
}

/** `true` if an entry that was gone back to shows what was asked for. A list keeps its tab. */
export function isSamePlace(shown: OpenPortalPlace | null, asked: OpenPortalPlace | null): boolean {
  if (!shown || !asked) return shown === asked
  const isSameTab = shown.tab === asked.tab || (asked.tab === null && asked.record === null)
  return shown.section === asked.section && shown.record === asked.record && isSameTab
}
