import type { App } from './open-app.ts'

/** The link in the last mail that somebody was sent. */
export function mailedLink({ provider }: App, to: string): URL {
  const mail = provider.emulator.outbox().findLast((message) => message.to === to)
  const address = /https?:\S+/.exec(mail?.text ?? '')?.[0]
  if (address === undefined) throw new Error(`No mail to ${to} holds a link`)
  return new URL(address)
}

/** The same as a path with its query, at the address of the page. */
export function mailedAddress(app: App, to: string): string {
  const { pathname, search } = mailedLink(app, to)
  return `http://localhost:5173${pathname}${search}`
}
