import { PorticoError } from '../../core/errors.ts'
import type { ActivationInvalidStep } from './types.ts'

/** The step where the provider says that a link is no good; `null` where something else went wrong, which may be mended. */
export function invalidAfter(error: unknown): ActivationInvalidStep | null {
  if (!(error instanceof PorticoError)) return null
  const reason = reasons.get(error.code) ?? (error.status === 410 ? 'expired' : error.status === 404 ? 'unknown' : null)
  return reason && { name: 'invalid', reason }
}

const reasons: ReadonlyMap<string, ActivationInvalidStep['reason']> = /* @__PURE__ */ new Map([
  ['ER-ACTIVATION-INVALID', 'unknown'],
  ['ER-ACTIVATION-USED', 'used'],
  ['ER-ACTIVATION-EXPIRED', 'expired'],
] as const)
