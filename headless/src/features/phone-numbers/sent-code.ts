import type { Client } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'

/** Milliseconds until another code may be sent. */
export const resendWait = 30_000

/** Throws `resend-too-soon` before another code may be sent. */
export function checkResend({ ports }: Client, resendAt: number): void {
  if (ports.clock.now() >= resendAt) return
  throw new PorticoError('resend-too-soon', 'A code was sent a moment ago. Wait a little before you ask for another')
}

/** The digits of a code as typed; throws `phone-code-required` where there are none. */
export function codeOf(typed: string): string {
  const code = typed.normalize('NFKC').replace(/\s/g, '')
  if (code !== '') return code
  throw new PorticoError('phone-code-required', 'Enter the code that was sent')
}
