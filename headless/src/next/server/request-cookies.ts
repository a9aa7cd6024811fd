import { cookies, headers } from 'next/headers'
import { partsOf, valuesIn } from '../../server/cookies.ts'

/**
 * The `Cookie` header of the request that is being rendered or handled, with what an action has changed since: a page that Next.js
 * renders after an action still sees the former header. A name with several values stays as it is, as the list of Next.js
 * has one value of each.
 */
export async function requestCookies(): Promise<string | null> {
  const header = (await headers()).get('cookie')
  const present = new Map((await cookies()).getAll().map(({ name, value }) => [name, value]))
  const sent = valuesIn(header)
  const pairs = [...sent].flatMap(([name, values]) => {
    const value = present.get(name)
    if (value === undefined) return []
    return values.some((one) => isSame(one, value)) ? values.map((one) => [name, one]) : [[name, value]]
  })
  const added = [...present].filter(([name]) => !sent.has(name))
  return [...pairs, ...added].map((pair) => pair.join('=')).join('; ') || null
}

/** Sets the cookies of `Set-Cookie` headers in an action or a handler. Next.js refuses it while a page is rendered. */
export async function setRequestCookies(setCookies: readonly string[]): Promise<void> {
  const store = await cookies()
  for (const text of setCookies) {
    const { name, value, attributes } = partsOf(text)
    const of = (key: string) => attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
    const has = (key: string) => attributes.some((one) => one.toLowerCase() === key)
    const [maxAge, expires, domain, priority] = [of('max-age'), of('expires'), of('domain'), of('priority')]
    store.set(name, value, {
      path: of('path') ?? '/',
      httpOnly: has('httponly'),
      secure: has('secure'),
      partitioned: has('partitioned'),
      ...(maxAge !== undefined && { maxAge: Number(maxAge) }),
      ...(expires !== undefined && { expires: new Date(expires) }),
      ...(domain !== undefined && { domain }),
      ...(priority !== undefined && { priority: oneOf(levels, priority) }),
      sameSite: oneOf(sites, of('samesite')),
    })
  }
}

const sites = ['lax', 'strict', 'none'] as const
const levels = ['low', 'medium', 'high'] as const

function oneOf<Value extends string>(list: readonly Value[], text: string | undefined): Value | undefined {
  return list.find((one) => one === text?.toLowerCase())
}

/** Next.js decodes the values of cookies, and encodes those that it sets. */
function isSame(sent: string, present: string): boolean {
  if (sent === present) return true
  try {
    return decodeURIComponent(sent) === present
  } catch {
    return false
  }
}
