import { browserName } from './cookie-names.ts'
import { type Cookies, setCookie } from './cookies.ts'
import type { Settings } from './settings.ts'

/** Seconds until an attempt expires. */
export const longestAttempt = 600

/** The name of the cookie of an attempt. It is not one of the provider's names, which are forwarded to it. */
export function attemptName(settings: Settings, state: string): string {
  return browserName(settings, attempt + state.replace(/[^\w-]/g, '').slice(0, 12))
}

/** The `Set-Cookie` header of an attempt; an empty value removes it. The return alone gets it, if its name permits a path. */
export function attemptCookie(settings: Settings, name: string, value: string): string {
  const path = isForAllPaths(name) ? '/' : new URL(redirectUri(settings)).pathname
  return setCookie(settings, name, value, { maxAge: value ? longestAttempt : 0, path, sameSite: 'lax' })
}

/** Removes the oldest attempts of a browser, if the requests would become too large with a new one. */
export function forgetOldest(settings: Settings, cookies: Cookies, added: string): readonly string[] {
  let room = mostBytes - added.length
  // Browsers send the oldest first.
  return [...cookies].toReversed().flatMap(([name, value]) => {
    if (!name.startsWith(browserName(settings, attempt)) || !isForAllPaths(name)) return []
    room -= value.length
    return room < 0 ? [attemptCookie(settings, name, '')] : []
  })
}

/** The address of the return. */
export function redirectUri({ app, routes }: Settings): string {
  return new URL(routes.hostedLoginRedirectUrl, app).href
}

function isForAllPaths(name: string): boolean {
  return name.startsWith('__Host-')
}

const attempt = 'portico-attempt-'
/** Servers refuse requests whose headers are longer than 8 or 16 KB. */
const mostBytes = 6000
