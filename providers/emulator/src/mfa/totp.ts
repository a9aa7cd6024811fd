import { generateSync, generateURI } from 'otplib'
import type { Authenticator } from '../core/users.ts'
import { isSame } from '../crypto/password-hash.ts'

/** Seconds a code of an authenticator app is shown (RFC 6238, section 5.2). */
export const period = 30

/** The code an authenticator app shows at `now` (epoch milliseconds). */
export function totp(secret: string, now: number): string {
  return codeAt(secret, stepAt(now))
}

/** The address in the QR code for authenticator apps. */
export function otpauth(issuer: string, label: string, secret: string): string {
  return generateURI({ issuer, label, secret })
}

/** The result of a code check. */
export type CodeVerdict =
  /** Right; `step` is its time step. */
  | { readonly verdict: 'right'; readonly step: number }
  /** It, or one after it, has been taken already (RFC 6238, section 5.2: once only). */
  | { readonly verdict: 'used' }
  /** It was right in the last five minutes. */
  | { readonly verdict: 'expired' }
  | { readonly verdict: 'wrong' }

/** Judges a code; a clock may be off by one step in either direction. */
export function judge({ secret, lastStep }: Authenticator, code: string, now: number): CodeVerdict {
  const present = stepAt(now)
  for (let step = present + 1; step >= present - rememberedSteps; step--) {
    if (!isSame(codeAt(secret, step), code)) continue
    if (step === lastStep) return { verdict: 'used' }
    if (step < present - 1) return { verdict: 'expired' }
    return step < lastStep ? { verdict: 'used' } : { verdict: 'right', step }
  }
  return { verdict: 'wrong' }
}

const rememberedSteps = 10

function stepAt(now: number): number {
  return Math.floor(now / 1000 / period)
}

function codeAt(secret: string, step: number): string {
  return generateSync({ secret, epoch: step * period })
}
