import { PorticoError } from '../../core/errors.ts'
import type { ActivationInvalidStep } from './types.ts'

/** The step for a link that the provider refuses, or `null` for a failure that a retry may fix. */
export function invalidAfter(error: unknown): ActivationInvalidStep | null {
  if (!(error instanceof PorticoError)) return null
  const reason = reasons.get(error.code) ?? (error.status === 410 ? 'expired' : error.status === 404 ? 'unknown' : null)
  return reason && { name: 'invalid', reason }
}

const reasons: ReadonlyMap<string, ActivationInvalidStep['reason']> = new Map([
  ['ER-ACTIVATION-INVALID', 'unknown'],
  ['ER-ACTIVATION-USED', 'used'],
  ['ER-ACTIVATION-EXPIRED', 'expired'],
] as const)
