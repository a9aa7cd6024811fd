import { createEmulator } from '../emulator.ts'
import { createCookieJar, withCookieJar } from '../http/cookie-jar.ts'
import type { Emulator, EmulatorOptions } from '../types.ts'

/** A provider inside the page, for previews and builders. */
export interface EmulatorPreview {
  /** Answers a request, cookies included: hand it to `createClient({ preview })`. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly emulator: Emulator
}

/** The options of a preview. */
export interface PreviewOptions extends EmulatorOptions {
  /** The signed-in user. Default `admin@acme.test`; `null` for none. */
  readonly signedInAs?: string | null
}

/**
 * Makes a provider inside the page: no server, no network, sample data with 20 events, every answer 500 ms late. A production bundle
 * that does not import this entry holds none of it.
 *
 * Throws an `Error` if no account has the address of `signedInAs`.
 *
 * @example
 * ```ts
 * import { createClient } from '@portico/headless'
 *
 * const client = createClient({ baseUrl: 'https://preview.invalid', preview: createPreview() })
 * ```
 */
export function createPreview({ signedInAs = 'admin@acme.test', ...options }: PreviewOptions = {}): EmulatorPreview {
  const emulator = createEmulator({ latency: 500, origins: ['*'], audits: 20, ...options })
  for (const name of flagsOfPreviews) emulator.flags.set(name, 'on')
  const jar = createCookieJar(emulator.now)
  const fetch = withCookieJar(emulator.fetch, jar)
  let firstCookie = signedInAs === null ? null : emulator.signIn(signedInAs)
  return {
    emulator,
    fetch(request) {
      if (firstCookie !== null) jar.take(request.url, firstCookie)
      firstCookie = null
      return fetch(request)
    },
  }
}

/** On in every preview, so that what they hide is seen (SPEC section 6); a client's own `flags` count before them. */
const flagsOfPreviews = [
  'admin_portal_ip_restrictions',
  'admin_portal_domain_restrictions',
  'new-mfa-pages',
  'show-passkeys-new',
  'groups-admin-box-new',
  'msp-all-accounts-new',
  'temporary-users',
]
