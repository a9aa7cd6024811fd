/** A content security policy: directives with their values. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>

/** Reads the policies of a header, which are separated by commas (CSP Level 3, section 2.2). */
export function policiesIn(header: string): readonly ContentPolicy[] {
  return header
    .split(',')
    .map(policyOf)
    .filter((policy) => policy.size > 0)
}

/** The policies that a page states in its markup. */
export function policiesInPage(html: string): readonly ContentPolicy[] {
  const tags = html.match(/<meta\b[^>]*>/gi) ?? []
  return tags
    .filter((tag) => /http-equiv\s*=\s*["']?content-security-policy["'\s]/i.test(tag))
    .flatMap((tag) => policiesIn(/\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).find(Boolean) ?? ''))
}

/** `true` if a policy allows a source for a directive. A directive that is absent falls back to `default-src`. */
export function allows(policy: ContentPolicy, directive: string, source: string, page: URL): boolean {
  const stated = policy.get(directive) ?? (directive === 'frame-src' ? policy.get('child-src') : undefined)
  const values = stated ?? policy.get('default-src')
  return values === undefined || values.some((value) => covers(value, source, page))
}

/** `true` if the policy demands Trusted Types without a policy of this name. */
export function lacksTrustedType(policy: ContentPolicy, name: string): boolean {
  const names = policy.get('trusted-types')
  return names !== undefined && !names.includes(name) && !names.includes('*')
}

function policyOf(text: string): ContentPolicy {
  const directives = text.split(';').flatMap((part): [string, readonly string[]][] => {
    const [name = '', ...values] = part.trim().split(/\s+/)
    return name === '' ? [] : [[name.toLowerCase(), values]]
  })
  // Of a directive that is stated twice, browsers use the first.
  return new Map(directives.toReversed())
}

/** CSP Level 3, section 6.7.2.8, for sources that are schemes, or addresses with http or https. */
function covers(value: string, source: string, page: URL): boolean {
  const pattern = value.toLowerCase()
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return pattern === source
  const wanted = new URL(source.replace('//*.', '//any.'))
  if (pattern === '*') return true
  if (pattern === "'self'") return wanted.origin === page.origin
  if (/^[a-z][a-z\d+.-]*:$/.test(pattern)) return isScheme(pattern, wanted.protocol)
  const [, scheme, host, port, path] = /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(pattern) ?? []
  if (host === undefined) return false
  const isHost = host.startsWith('*.') ? wanted.hostname.endsWith(host.slice(1)) : wanted.hostname === host
  return isHost && isScheme(scheme ?? page.protocol, wanted.protocol) && isPort(port, wanted) && isPath(path, wanted)
}

/** A scheme allows its encrypted form too. */
function isScheme(allowed: string, wanted: string): boolean {
  return allowed === wanted || (allowed === 'http:' && wanted === 'https:')
}

function isPort(allowed: string | undefined, { port, protocol }: URL): boolean {
  const wanted = port || (protocol === 'https:' ? '443' : '80')
  if (allowed === undefined) return port === ''
  return allowed === '*' || allowed === wanted
}

function isPath(allowed: string | undefined, { pathname }: URL): boolean {
  if (allowed === undefined || allowed === '/') return true
  return allowed.endsWith('/') ? pathname.startsWith(allowed) : pathname === allowed
}
