/** Adds the headers of an answer about a session: no cache may keep it. */
export function privately(headers: Headers): Headers {
  headers.set('cache-control', 'private, no-store, max-age=0')
  headers.set('cdn-cache-control', 'no-store')
  headers.set('pragma', 'no-cache')
  headers.append('vary', 'Cookie, Authorization')
  return headers
}

/** A failure of this server, in the form of the provider's own errors. */
export function failure(
  status: number,
  code: string,
  message: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = privately(new Headers({ 'content-type': 'application/json', ...more }))
  return new Response(JSON.stringify({ errors: [message], errorCode: code }), { status, headers })
}

/** Leads the browser to another address, and sets cookies. */
export function redirect(address: string, setCookies: readonly string[] = [], status: 303 | 307 = 307): Response {
  const headers = privately(new Headers({ location: address, 'referrer-policy': 'no-referrer' }))
  for (const one of setCookies) headers.append('set-cookie', one)
  return new Response(null, { status, headers })
}
