import { demoPassword } from '@portico/emulator'
import type { BrowserContext, Page } from 'playwright-core'

/** What no page may leave where a script, a person or a log can read it. */
export interface Secrets {
  /** The places where a token or the password was found, so far and now. */
  readonly found: () => Promise<readonly string[]>
}

/**
 * Looks for tokens and the password of the demo accounts in the storage of every page, in its history, on its console and
 * in what a server would hand to it.
 */
export function watchSecrets(context: BrowserContext): Secrets {
  const places = new Set<string>()
  const look = (place: string, text: string) => void (isSecret(text) && places.add(place))
  context.on('console', (message) => look('the console', message.text()))
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => look('an address', decoded(frame.url())))
    page.on('request', (request) => look('the address of a request', decoded(withoutHint(request.url()))))
  })
  return {
    async found() {
      for (const page of context.pages()) {
        for (const [place, text] of Object.entries(await readable(page))) look(place, text)
      }
      return [...places].map((place) => `a secret is in ${place}`)
    },
  }
}

/** A JSON Web Token (RFC 7519), a refresh token of the emulator, or the password. */
function isSecret(text: string): boolean {
  return /eyJ[\w-]+\.[\w-]+\./.test(text) || /\.\d+\.[0-9a-f]{64}/.test(text) || text.includes(demoPassword)
}

/**
 * An address without the ID token by which a provider knows whom to sign out: the standard has it there.
 *
 * @see OpenID Connect RP-Initiated Logout 1.0, section 2
 */
function withoutHint(address: string): string {
  const url = new URL(address)
  if (url.pathname.endsWith('/oauth/logout')) url.searchParams.delete('id_token_hint')
  return url.href
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** What a page keeps in the open, by place. One that is no longer there keeps nothing; one that moves on is read again. */
async function readable(page: Page): Promise<Readonly<Record<string, string>>> {
  try {
    return await page.evaluate(gather)
  } catch (error) {
    if (page.isClosed()) return {}
    if (String(error).includes('Execution context was destroyed')) return readable(page)
    throw error
  }
}

/** Runs in a page. */
function gather(): Record<string, string> {
  const read = (get: () => unknown) => {
    try {
      return JSON.stringify(get()) ?? ''
    } catch {
      // A page may not even be let near its storage.
      return ''
    }
  }
  return {
    localStorage: read(() => ({ ...localStorage })),
    sessionStorage: read(() => ({ ...sessionStorage })),
    'the history': read(() => history.state),
    'the state for a page': read(() => Reflect.get(globalThis, 'portico')?.serialized()),
  }
}
