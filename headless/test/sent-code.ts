import type { App } from './open-app.ts'

/** Returns the last code that the provider sent to an email address or a phone number. */
export function codeSentTo({ provider }: App, to: string): string {
  const last = provider.emulator.outbox().findLast((message) => message.to === to)
  const code = /\b\d{6}\b/.exec(last?.text ?? '')?.[0]
  if (code) return code
  throw new Error(`No code was sent to ${to}`)
}

/** Returns a code that was not sent to an email address or a phone number. */
export function otherThanSentTo(app: App, to: string): string {
  return codeSentTo(app, to) === '000000' ? '000001' : '000000'
}
