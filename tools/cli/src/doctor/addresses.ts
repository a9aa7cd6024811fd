import { addressOf } from '@portico/headless/internal'
import type { Examination } from './types.ts'

/** Returns the address of an operation, as the client builds it. */
export function operationAt({ base }: Pick<Examination, 'base'>, path: string, query: Query = {}): string {
  return addressOf({ baseUrl: rootOf(base) }, path, {}, query)
}

/** The address without a slash at its end. */
export function rootOf(base: URL): string {
  return base.href.replace(/\/+$/, '')
}

/** `true` if the calls of the page stay on its own origin. */
export function isOfPage({ base, subject: { origin } }: Pick<Examination, 'base' | 'subject'>): boolean {
  return base.origin === origin
}

/** `true` if the address is a path of the application: the server half, which passes calls on. */
export function isServerHalf(examination: Pick<Examination, 'base' | 'subject'>): boolean {
  return isOfPage(examination) || examination.base.pathname !== '/'
}

/** Sent by a page with each call: CORS headers depend on it. */
export function ofPage({ subject: { origin } }: Pick<Examination, 'subject'>): Readonly<Record<string, string>> {
  return origin === null ? {} : { origin }
}

type Query = Readonly<Record<string, string>>
