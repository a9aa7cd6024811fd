import type { App } from './open-app.ts'

/** The code that the provider sent last to an address or a number. */
export function codeSentTo({ provider }: App, to: string): string {
  const last = provider.emulator.outbox().findLast((message) => message.to === to)
  const code = /\b\d{6}\b/.exec(last?.text ?? '')?.[0]
  if (code) return code
  throw new Error(`No code was sent to ${to}`)
}

/** A code that was not sent to an address or a number. */
export function otherThanSentTo(app: App, to: string): string {
  return codeSentTo(app, to) === '000000' ? '000001' : '000000'
}
