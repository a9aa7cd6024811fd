import type { Breakage, Call, Passed } from './serve.ts'

/** Breaks the answers to paths that end so. */
export function answerAt(path: string, change: (passed: Passed) => Passed): Breakage {
  return { answer: (passed, call) => (pathOf(call).endsWith(path) ? change(passed) : passed) }
}

/** Breaks one header of each answer: a text replaces it, `null` removes it. */
export function withHeader(name: string, value: string | null): Breakage {
  return { answer: (passed) => headerSet(passed, name, value) }
}

/** The answer with another header. */
export function headerSet(passed: Passed, name: string, value: string | null): Passed {
  const { [name]: _, ...headers } = passed.headers
  return { ...passed, headers: value === null ? headers : { ...headers, [name]: value } }
}

/** Removes a name from a header that lists names. */
export function withoutName(header: string, name: string): Breakage {
  return {
    answer: (passed) => {
      const stated = passed.headers[header]
      if (typeof stated !== 'string') return passed
      const names = stated.split(',').filter((one) => one.trim().toLowerCase() !== name.toLowerCase())
      return headerSet(passed, header, names.join(','))
    },
  }
}

/** Changes each cookie that an answer sets. */
export function withCookie(change: (cookie: string) => string): Breakage {
  return { answer: (passed) => cookiesChanged(passed, change) }
}

/** The answer with other cookies. */
export function cookiesChanged(passed: Passed, change: (cookie: string) => string): Passed {
  const cookies = [passed.headers['set-cookie'] ?? []].flat()
  return { ...passed, headers: { ...passed.headers, 'set-cookie': cookies.map(change) } }
}

/** The answer with another body. */
export function bodySet(body: unknown): (passed: Passed) => Passed {
  return (passed) => ({ ...passed, body: JSON.stringify(body) })
}

/** The answer of another status. */
export function statusSet(status: number, headers: Readonly<Record<string, string>> = {}): (passed: Passed) => Passed {
  return (passed) => ({ ...passed, status, headers: { ...passed.headers, ...headers } })
}

function pathOf({ path }: Call): string {
  return path.replace(/\?.*/, '')
}
