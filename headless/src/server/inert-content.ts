/**
 * Keeps content of the provider from acting as a page, a script or a style of the application, whose origin it comes from. A
 * browser guesses no type, and only what cannot act is shown as it is.
 *
 * @see OWASP ASVS 5.0, section 3.2
 */
export function makeInert(headers: Headers): void {
  headers.set('x-content-type-options', 'nosniff')
  const type = headers.get('content-type') ?? ''
  if (passive.test(type)) return
  if (loadable.test(type)) headers.set('content-type', 'text/plain')
  if (!isSandboxed(headers)) headers.append('content-security-policy', policy)
  if (shown.test(type) || /^\s*attachment\b/i.test(headers.get('content-disposition') ?? '')) return
  headers.set('content-disposition', 'attachment')
}

/** One type alone: browsers read the last of a list. */
const passive =
  /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:plain|csv)|application\/pdf|image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon))\s*(?:;[^,]*)?$/i
/** A page of the application could load these under any policy. */
const loadable = /script|css|wasm/i
/** Reports are pages, and pictures may be vectors. A sandbox suffices for them. */
const shown = /^(?:text\/html|image\/svg\+xml)\s*(?:;[^,]*)?$/i
const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** A sandbox of the provider that permits scripts or the origin is none. All policies hold, so ours is added to it. */
function isSandboxed(headers: Headers): boolean {
  return (headers.get('content-security-policy') ?? '').split(',').some((one) => {
    const [name, ...permits] =
      one
        .split(';')
        .map((directive) => directive.trim().toLowerCase().split(/\s+/))
        .find(([first]) => first === 'sandbox') ?? []
    return name !== undefined && !permits.some((permit) => /^allow-(?:scripts|same-origin)$/.test(permit))
  })
}
