/** The S256 challenge of a verifier (RFC 7636). */
export async function s256(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
