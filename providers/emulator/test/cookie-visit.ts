/** A visit of one origin with its cookies, as a browser without scripts makes it. */
export interface CookieVisit {
  readonly get: (address: string) => Promise<VisitedPage>
  readonly post: (address: string, form: Readonly<Record<string, string>>) => Promise<VisitedPage>
}

/** The page where a visit ends: redirects within the origin are followed. */
export interface VisitedPage {
  /** The address of the page, or of another origin that a redirect leads to. */
  readonly url: URL
  /** Empty if a redirect leads to another origin. */
  readonly text: string
}

/** Begins a visit without cookies. */
export function visitOf({ origin }: URL): CookieVisit {
  const cookies = new Map<string, string>()

  async function go(address: string, init: RequestInit): Promise<VisitedPage> {
    const url = new URL(address, origin)
    if (url.origin !== origin) return { url, text: '' }
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const text = await response.text()
    const location = response.headers.get('location')
    return location === null ? { url, text } : go(new URL(location, url).href, {})
  }

  return {
    get: (address) => go(address, {}),
    post: (address, form) => go(address, { method: 'POST', body: new URLSearchParams(form) }),
  }
}

/** The hidden fields of the first form of a page, and its address. */
export function formIn({ text, url }: VisitedPage): {
  readonly action: string
  readonly fields: Record<string, string>
} {
  const action = plain(/<form[^>]*action="([^"]*)"/.exec(text)?.[1] ?? '')
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return {
    action: new URL(action, url).href,
    fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, plain(value)])),
  }
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#039;', "'")
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&')
}
