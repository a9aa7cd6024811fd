/**
 * `true` for a local call: its address and its `Host` are loopback, so that a foreign name bound to 127.0.0.1 is
 * refused. Its `Origin`, if any, is loopback too. An exposed listener accepts other addresses and names.
 */
export function isLocal(headers: Headers, address: string, isExposed: boolean): boolean {
  const host = headers.get('host')
  const isOwn = isLoopback(address) && (host === null || isLoopback(`http://${host}`))
  const origin = headers.get('origin')
  if (origin === null && headers.get('sec-fetch-site') === 'cross-site') return false
  return (isExposed || isOwn) && (origin === null || isLoopback(origin))
}

function isLoopback(address: string): boolean {
  try {
    return loopback.has(new URL(address).hostname)
  } catch {
    return false
  }
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
