import type { AuditsState } from './types.ts'

/** The number of pages of the audit log; `null` until the number of events is known. */
export function auditPages({ total, query: { pageSize } }: Pick<AuditsState, 'total' | 'query'>): number | null {
  if (total === null) return null
  return pageSize === null ? 1 : Math.ceil(total / pageSize)
}
