import { isOfProvider, isRefreshCookie, isSessionCookie } from './cookie-names.ts'
import { type Cookies, setCookie, valuesIn } from './cookies.ts'
import { refreshCookies } from './provider-cookies.ts'
import { tokensIn } from './session-cookie.ts'
import type { Settings } from './settings.ts'

/**
 * The cookies of a `Cookie` header that can be believed. Another host of the domain can set a second cookie of a name. Of
 * several values, one is believed if it alone makes a session that fits its refresh token; else none is.
 */
export async function believedCookies(settings: Settings, header: string | null | undefined): Promise<Cookies> {
  const values = valuesIn(header)
  const first = new Map([...values].map(([name, [value = '']]) => [name, value]))
  const doubled = [...values].filter(([name, { length }]) => length > 1 && isOurs(settings, name))
  if (doubled.length === 0) return first
  const none = new Map([...first, ...doubled.map(([name]) => [name, ''] as const)])
  const decisive = doubled.filter(([name]) => isSessionCookie(settings, name) || isRefreshCookie(name))
  const found = new Map<string, Cookies>()
  for (const chosen of choicesOf(decisive)) {
    const cookies = new Map([...none, ...chosen])
    const tokens = await tokensIn(settings, cookies)
    if (tokens) found.set(JSON.stringify([tokens, refreshCookies(settings, cookies)]), cookies)
  }
  const [believed = none, ...others] = [...found.values()]
  return others.length > 0 ? none : believed
}

/**
 * The `Set-Cookie` headers that remove cookies of which none can be believed, so that a new sign-in does not meet them. One of
 * the host alone remains if the settings get a domain later.
 */
export function forgetUnbelieved(settings: Settings, cookies: Cookies): readonly string[] {
  return [...cookies]
    .filter(([name, value]) => value === '' && isOurs(settings, name))
    .flatMap(([name]) => [
      setCookie(settings, name, '', { maxAge: 0 }),
      ...(settings.options.cookie?.domain ? [setCookie(settings, name, '', { maxAge: 0, domain: null })] : []),
    ])
}

function isOurs(settings: Settings, name: string): boolean {
  return isSessionCookie(settings, name) || isOfProvider(settings, name)
}

type Doubled = readonly (readonly [string, readonly string[]])[]

/** All ways to choose one value of each name; none if they are too many, as only an attack sends so many. */
function choicesOf(doubled: Doubled): readonly (readonly (readonly [string, string])[])[] {
  const count = doubled.reduce((product, [, { length }]) => product * length, 1)
  if (count > mostChoices) return []
  return doubled.reduce<readonly (readonly (readonly [string, string])[])[]>(
    (choices, [name, values]) => choices.flatMap((one) => values.map((value) => [...one, [name, value] as const])),
    [[]],
  )
}

const mostChoices = 64
