import type { Logger } from '../../../core/logger.ts'
import type { LeaveGuard } from './types.ts'

/** The memory of the portal: its guards, and the moves that they have allowed. */
export interface Leaving {
  readonly guards: Set<LeaveGuard>
  /** The address of the present place. */
  address: string
  /** The address before the portal was opened, if it was opened on this page. */
  before: string | null
  /** `true` while a move that the guards have allowed is on its way. */
  isAllowed: boolean
  /** Calls `go` once every guard allows it. While guards are asked, it does nothing. */
  ask(go: () => void): void
}

/** Makes the memory of the portal. */
export function createLeaving(log: Logger): Leaving {
  const guards = new Set<LeaveGuard>()
  let isAsking = false
  return { guards, address: '', before: null, isAllowed: false, ask }

  function ask(go: () => void): void {
    if (guards.size === 0) return go()
    if (isAsking) return
    isAsking = true
    void mayLeave().then((may) => {
      isAsking = false
      if (may) go()
    })
  }

  /** One after another, because each may show a question. A guard that fails allows nothing. */
  async function mayLeave(): Promise<boolean> {
    try {
      for (const guard of [...guards]) if (!(await guard())) return false
      return true
    } catch (error) {
      log.error('A guard of the portal failed.', error)
      return false
    }
  }
}
