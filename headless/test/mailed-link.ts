import type { App } from './open-app.ts'

/** Returns the link in the last mail to a user. */
export function mailedLink({ provider }: App, to: string): URL {
  const mail = provider.emulator.outbox().findLast((message) => message.to === to)
  const address = /https?:\S+/.exec(mail?.text ?? '')?.[0]
  if (address === undefined) throw new Error(`No mail to ${to} holds a link`)
  return new URL(address)
}

/** Returns the address of the page, with the path and query of that link. */
export function mailedAddress(app: App, to: string): string {
  const { pathname, search } = mailedLink(app, to)
  return `http://localhost:5173${pathname}${search}`
}
