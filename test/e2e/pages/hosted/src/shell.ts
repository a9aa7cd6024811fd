/** Puts a native application of a kind around the page, which signs in by single sign-on and keeps passwords. */
export function showShell(kind: string | null): unknown[] {
  const told: unknown[] = []
  if (kind === null) return told
  const capabilities = ['loginWithSSO', 'suggestSavePassword']
  const android = Object.fromEntries(
    capabilities.map((name) => [name, (...values: string[]) => told.push([name, ...values])]),
  )
  const ios = { FronteggNativeBridge: { postMessage: (message: string) => told.push(JSON.parse(message)) } }
  Object.assign(
    window,
    { FronteggNativeBridgeFunctions: Object.fromEntries(capabilities.map((name) => [name, true])) },
    kind === 'ios' ? { webkit: { messageHandlers: ios } } : { FronteggNativeBridge: android },
  )
  return told
}
