import { createHash } from 'node:crypto'
import { demoPassword } from '../src/testing/index.ts'
import type { Scene } from './open-caller.ts'

/** What proves the exchange to come from where the sign-in began. */
export const verifier = 'v'.repeat(43)
const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
/** Where the application takes people back. */
export const redirectUri = 'http://localhost:5173/oauth/callback'
/** Asks for a second factor. */
export const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

/** Opens the page of a hosted sign-in, or what the browser is sent to in its place. */
export async function authorize(scene: Scene, query: Readonly<Record<string, string>> = {}): Promise<Response> {
  return scene.fetch(asking(scene, query))
}

/** The address that begins a hosted sign-in. */
export function asking(scene: Scene, query: Readonly<Record<string, string>> = {}): string {
  const { clientId } = scene.emulator.snapshot().vendor
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    scope: 'openid email profile',
    redirect_uri: redirectUri,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    nonce: 'the nonce',
    state: 'the state',
    ...query,
  })
  return `${scene.baseUrl}/frontegg/oauth/authorize?${asked}`
}

/** Where an answer leads. */
export const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '')

/** Fills in a hosted page. */
export async function fill(scene: Scene, page: URL, fields: Readonly<Record<string, string>>): Promise<Response> {
  return scene.browser.fetch(page, { method: 'POST', body: new URLSearchParams(fields) })
}

/** Signs in there; answers the code. */
export async function codeFor(scene: Scene, email = 'admin@acme.test', query = {}): Promise<string> {
  const page = locationOf(await authorize(scene, query))
  return locationOf(await fill(scene, page, { email, password: demoPassword })).searchParams.get('code') ?? ''
}

/** Exchanges a code as a page does. */
export function exchange(scene: Scene, code: string, more: Readonly<Record<string, string>> = {}) {
  const body = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier, ...more }
  return scene.post('/oauth/token', body)
}
