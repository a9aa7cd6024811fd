import { isLoopback } from '@portico/headless/internal'
import type { Finding, LocalCheck, Subject } from '../types.ts'

/** The address alone, without a call. */
export const addressCheck: LocalCheck = {
  name: 'address',
  run({ given, base }) {
    return given === null ? { skipped: 'no --provider' } : addressFindings(given, base)
  },
}

/** `true` for an address whose calls would all fail for the reason that the check names. */
export function isBeyondCalls({ given, base }: Subject): boolean {
  return base === null || hasPrefixTwice(given ?? '')
}

function hasPrefixTwice(given: string): boolean {
  return /\/frontegg\/+frontegg\/*$/.test(given)
}

function addressFindings(given: string, base: URL | null): readonly Finding[] {
  if (!base) return [{ code: 'address-invalid', seen: given }]
  const findings: Finding[] = []
  if (base.protocol === 'http:' && !isLoopback(base)) findings.push({ code: 'address-not-encrypted', seen: given })
  if (hasPrefixTwice(given)) findings.push({ code: 'address-prefix-twice', seen: given })
  else if (/\/frontegg\/*$/.test(given)) findings.push({ code: 'address-prefix', seen: given })
  return findings
}
