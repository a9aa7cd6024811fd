/**
 * Goes through the pages of an OIDC identity provider as a browser without scripts does: signs in, agrees, and answers the
 * address that the application is called back at.
 */
export async function signInAtOidc(address: string, login: string): Promise<URL> {
  const { origin } = new URL(address)
  const cookies = new Map<string, string>()
  let next: { readonly url: string; readonly form?: Readonly<Record<string, string>> } = { url: address }
  for (let hop = 0; hop < 12; hop++) {
    const url = new URL(next.url, origin)
    if (url.origin !== origin) return url
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(next.form && { method: 'POST', body: new URLSearchParams(next.form) }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    const page = await response.text()
    if (location) next = { url: location }
    else if (/name="login"/.test(page)) next = { url: actionOf(page), form: { prompt: 'login', login, password: 'x' } }
    else if (/value="consent"/.test(page)) next = { url: actionOf(page), form: { prompt: 'consent' } }
    else throw new Error(`The identity provider shows something else:\n${page}`)
  }
  throw new Error('The identity provider leads round and round')
}

function actionOf(page: string): string {
  return /action="([^"]+)"/.exec(page)?.[1] ?? ''
}
