import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import type { CookieExchange } from '../http/cookie-jar.ts'

/** The answer of an operation of the sign-in. */
export interface Answer {
  readonly isOk: boolean
  readonly body: Readonly<Record<string, unknown>>
  readonly code: string
  readonly problem: string
}

/** Calls the sign-in operations of the same provider, with the cookies of the browser at the page. */
export function inProcess(
  app: Application,
  { options: { prefix } }: World,
  { url, headers }: Request,
  env: CookieExchange,
) {
  const { origin } = new URL(url)
  const jar = new Map<string, string>()
  const cookies: CookieExchange = {
    cookie: env.cookie,
    setCookie(header) {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=')
      jar.set(name, value)
      env.setCookie(header)
    },
  }
  async function post(path: string, body: object): Promise<Answer> {
    const request = new Request(`${origin}/${prefix}/identity/resources/auth/v1/user${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': headers.get('user-agent') ?? '' },
      body: JSON.stringify(body),
    })
    const response = await app.fetch(request, cookies)
    const answered: Record<string, unknown> = await response.json()
    const problems = answered['errors']
    return {
      isOk: response.ok,
      body: answered,
      code: String(answered['errorCode']),
      problem: Array.isArray(problems) ? problems.join(', ') : 'Something went wrong',
    }
  }

  return {
    post,
    /** The value of a cookie that an answer has set. */
    cookie: (name: string) => jar.get(name),
  }
}
