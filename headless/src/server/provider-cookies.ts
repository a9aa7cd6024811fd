import { base64url, calculateJwkThumbprint } from 'jose'
import { baseName, browserName, forgetFormer, isOfProvider, isRefreshCookie, namesOf } from './cookie-names.ts'
import { type Cookies, cookieHeader, partsOf, sameSite } from './cookies.ts'
import type { Settings } from './settings.ts'

/** The cookies that the provider gets, by its own names. */
export function providerCookies(settings: Settings, cookies: Cookies): Cookies {
  const bases = new Set([...cookies.keys()].filter((name) => isOfProvider(settings, name)).map(baseName))
  const kept = new Map<string, string>()
  for (const base of bases) {
    // Another cookie than a refresh token opens nothing, so its name is good without the prefix too.
    const names = isRefreshCookie(base) ? namesOf(settings, base) : [...namesOf(settings, base), base]
    const name = names.find((one) => cookies.has(one))
    const value = name === undefined ? '' : cookies.get(name)
    if (value) kept.set(base, value)
  }
  return kept
}

/** The refresh cookies of the session: those of this client, if the host has others too. `null` if there are none. */
export function refreshCookies(settings: Settings, cookies: Cookies): string | null {
  const found = [...providerCookies(settings, cookies)].filter(([name]) => isRefreshCookie(name)).sort()
  const own = found.filter(([name]) => isOfClient(settings, name))
  return cookieHeader(new Map(own.length > 0 ? own : found))
}

/** `true` if the browser sent a refresh cookie, even one that cannot be believed. */
export function hasRefreshCookie(settings: Settings, cookies: Cookies): boolean {
  return [...cookies.keys()].some((name) => isRefreshCookie(name) && namesOf(settings, baseName(name)).includes(name))
}

function isOfClient({ options: { clientId, applicationId = clientId } }: Settings, name: string): boolean {
  const [own, other, found] = [clientId, applicationId, name.replace(/^fe_refresh_/, '')].map((id) =>
    id.replaceAll('-', '').toLowerCase(),
  )
  return found === own || found === other
}

/** The digest of a refresh token: it distinguishes them and reveals nothing. */
export async function digestOf(refreshToken: string): Promise<string> {
  return (await calculateJwkThumbprint({ kty: 'oct', k: base64url.encode(refreshToken) })).slice(0, 22)
}

/**
 * The provider's `Set-Cookie` headers for this origin. Their domain becomes that of the application, and their path all of
 * it, as pages are rendered with them too. Without https, browsers refuse `Secure`, and `SameSite=None` with it.
 */
export function movedHere(settings: Settings, headers: Headers, cookies: Cookies): readonly string[] {
  const { app, options } = settings
  const { sameSite: own, domain } = options.cookie ?? {}
  const isSecure = app.protocol === 'https:'
  return headers.getSetCookie().flatMap((text) => {
    const { name, value, attributes } = partsOf(text)
    if (!name.startsWith('fe_') || !isOfProvider(settings, name)) return []
    const given = attributes.find((attribute) => /^samesite=/i.test(attribute))?.slice('samesite='.length)
    const site = stricter(given, own)
    const kept = attributes.filter(
      (attribute) =>
        !/^(?:domain|path|samesite)=/i.test(attribute) && (isSecure || !/^(?:secure|partitioned)$/i.test(attribute)),
    )
    const lacksSecure = browserName(settings, name) !== name && !kept.some((attribute) => /^secure$/i.test(attribute))
    return [
      [
        `${browserName(settings, name)}=${value}`,
        'Path=/',
        ...kept,
        ...(lacksSecure ? ['Secure'] : []),
        ...(site && (isSecure || site !== 'none') ? [sameSite(site)] : []),
        ...(domain ? [`Domain=${domain}`] : []),
      ].join('; '),
      ...forgetFormer(settings, cookies, name),
    ]
  })
}

/** The stricter of two values of `SameSite`. Neither is stricter than a missing one, which browsers read as `lax`. */
function stricter(given: string | undefined, own: string | undefined): string | undefined {
  const found = given?.toLowerCase()
  return own === 'strict' || (own === 'lax' && found === 'none') ? own : found
}
