import { isLoopback } from '@portico/headless/internal'
import { parse } from 'tldts'
import { isOfPage, ofPage, operationAt } from '../addresses.ts'
import type { Answer } from '../ask.ts'
import { isOfSession, type SetCookie, setCookieOf } from '../set-cookie.ts'
import { siteOf } from '../site.ts'
import type { Examination, Finding, NetworkCheck } from '../types.ts'

/** The sites of page and provider, and the attributes of the cookie that renews the session. */
export const cookiesCheck: NetworkCheck = {
  name: 'cookies',
  async run(examination) {
    // A renewal without a cookie is what each first visit sends: it is refused, and changes nothing.
    const reply = await examination.ask(operationAt(examination, refreshPath), {
      method: 'POST',
      headers: { ...ofPage(examination), 'content-type': 'application/json' },
      body: '{}',
    })
    const cookie = reply.isAnswer ? sessionCookieOf(reply) : null
    const findings = [...siteFindings(examination, cookie), ...(cookie ? cookieFindings(examination, cookie) : [])]
    if (findings.length > 0 || cookie) return findings
    const remedy = examination.subject.account === null ? ': use --email' : ', see the session'
    return { skipped: `the cookie of the session is shown after a sign-in alone${remedy}` }
  },
}

/** The path of the call that renews the session. */
export const refreshPath = '/identity/resources/auth/v1/user/token/refresh'
/** The path of the call that ends the session. */
export const logOutPath = '/identity/resources/auth/v1/logout'

/** The cookie of the session that an answer sets or removes. */
export function sessionCookieOf({ headers }: Answer): SetCookie | null {
  return headers.getSetCookie().map(setCookieOf).find(isOfSession) ?? null
}

/** Finds faults of the session cookie that do not depend on the page. */
export function cookieFindings({ base }: Pick<Examination, 'base'>, cookie: SetCookie): readonly Finding[] {
  const { name, isSecure, isHttpOnly, sameSite, domain, path } = cookie
  const findings: Finding[] = []
  const isHttps = base.protocol === 'https:'
  if (sameSite === 'none' && !isSecure) {
    findings.push({ code: 'cookie-dropped', seen: `${name} has SameSite=None without Secure` })
  } else if (isSecure && !isHttps && !isLoopback(base)) {
    findings.push({ code: 'cookie-dropped', seen: `${name} has Secure over http` })
  } else if (!isSecure && isHttps) {
    findings.push({ code: 'cookie-not-secure', seen: `${name} has no Secure` })
  }
  if (!isHttpOnly) findings.push({ code: 'cookie-readable', seen: `${name} has no HttpOnly` })
  const needed = [refreshPath, logOutPath].map((one) => new URL(operationAt({ base }, one)).pathname)
  const holder = path ?? needed[0]?.replace(/\/[^/]*$/, '') ?? '/'
  if (!needed.every((one) => isWithin(one, holder))) {
    findings.push({ code: 'cookie-path', seen: `${name} has the path ${holder}` })
  }
  if (domain !== null && !isDomainOf(base.hostname, domain)) {
    findings.push({
      code: 'cookie-domain',
      seen: `${name} has the domain ${domain}, and the provider is ${base.hostname}`,
    })
  }
  return findings
}

/** Finds faults between the sites of page and provider. An unknown cookie counts as `SameSite=None`. */
function siteFindings(examination: Examination, cookie: SetCookie | null): readonly Finding[] {
  const { base, subject } = examination
  if (subject.origin === null || isOfPage(examination)) return []
  const page = new URL(subject.origin)
  const [own, other] = [siteOf(page), siteOf(base)]
  const seen = `The page is on ${page.host}, and the provider on ${base.host}`
  if (own === other) return page.protocol === base.protocol ? [] : [{ code: 'site-scheme', seen }]
  if (isLoopback(page) && isLoopback(base)) return [{ code: 'loopback-names', seen }]
  const isKept = cookie !== null && cookie.sameSite !== 'none'
  const attribute = `the cookie has SameSite=${cookie?.sameSite ?? 'Lax, as nothing is stated'}`
  return isKept ? [{ code: 'cookie-same-site', seen: `${seen}; ${attribute}` }] : [{ code: 'third-party-cookie', seen }]
}

/** Matches a path against that of a cookie (RFC 6265, section 5.1.4). */
function isWithin(path: string, holder: string): boolean {
  return path === holder || path.startsWith(holder.endsWith('/') ? holder : `${holder}/`)
}

/** RFC 6265, section 5.1.3. A public suffix is the domain of many owners, so browsers refuse it. */
function isDomainOf(host: string, domain: string): boolean {
  const isSuffix = parse(domain, { allowPrivateDomains: true }).publicSuffix === domain && host !== domain
  return !isSuffix && (host === domain || host.endsWith(`.${domain}`))
}
