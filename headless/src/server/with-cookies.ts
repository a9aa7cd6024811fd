/** Returns the answer with the cookies of a renewed session, which no cache may keep. */
export function withCookies(response: Response, setCookies: readonly string[]): Response {
  if (setCookies.length === 0) return response
  const headers = new Headers(response.headers)
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  headers.set('cache-control', 'private, no-store, max-age=0')
  const { status, statusText, body } = response
  return new Response(body, { status, statusText, headers })
}
