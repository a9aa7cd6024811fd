import { createHash } from 'node:crypto'
import { isServerHalf, operationAt } from '../addresses.ts'
import type { Examination, NetworkCheck } from '../types.ts'

/**
 * Hosted login: whether the provider knows the client id and allows the way back. With `prompt=none` the provider shows
 * no form and begins no session.
 *
 * @see OpenID Connect Core 1.0, section 3.1.2.1
 */
export const hostedCheck: NetworkCheck = {
  name: 'hosted login',
  async run(examination) {
    const { subject } = examination
    if (!subject.isHosted) return { skipped: 'no --hosted' }
    if (isServerHalf(examination)) return { skipped: 'the server half begins hosted login by itself' }
    const redirectUri = redirectOf(examination)
    if (subject.clientId === null || redirectUri === null) return { skipped: 'needs --client-id and --origin' }
    const address = operationAt(examination, '/oauth/authorize', asked(subject.clientId, redirectUri))
    const reply = await examination.ask(address, { headers: { accept: 'text/html' } })
    if (!reply.isAnswer) return { skipped: `the provider does not answer: ${reply.detail}` }
    const { status, headers, text } = reply
    if (status >= 300 && status < 400) {
      const isBack = headers.get('location')?.startsWith(redirectUri) ?? false
      return isBack ? [] : { skipped: 'the provider shows a page first, and decides after it' }
    }
    if (status < 400) return { skipped: 'the provider shows a page first, and decides after it' }
    const isClient = /client/i.test(text) && !/redirect/i.test(text)
    return isClient
      ? [{ code: 'client-unknown', seen: `The client id ${subject.clientId} was answered with ${status}` }]
      : [{ code: 'redirect-refused', seen: `The redirect address ${redirectUri} was answered with ${status}` }]
  },
}

function redirectOf({ subject: { origin } }: Examination): string | null {
  return origin === null ? null : `${origin}/oauth/callback`
}

function asked(clientId: string, redirectUri: string): Readonly<Record<string, string>> {
  return {
    response_type: 'code',
    client_id: clientId,
    scope: 'openid email profile',
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update('a question of the doctor').digest('base64url'),
    code_challenge_method: 'S256',
    state: 'doctor',
    nonce: 'doctor',
    prompt: 'none',
  }
}
