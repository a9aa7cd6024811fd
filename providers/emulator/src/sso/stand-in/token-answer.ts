import type { SsoFaultCode } from '../../calls/identity-fault.ts'
import { base64url } from '../../crypto/base64url.ts'
import { type Claims, sign } from '../../tokens/access-token.ts'
import { claimFaults, tokenRefusals } from './oidc-faults.ts'

/** The answer of the token endpoint of a stand-in, with its fault if it has one. */
export async function tokenAnswer(fault: SsoFaultCode | undefined, usual: Claims): Promise<Response> {
  const [status, error] = (fault && tokenRefusals[fault]) ?? []
  if (status !== undefined)
    return error ? Response.json({ error }, { status }) : new Response('Unavailable', { status })
  const claims = ((fault && claimFaults[fault]) ?? same)(usual)
  return Response.json({
    access_token: await sign(usual),
    token_type: 'Bearer',
    expires_in: 300,
    scope: fault === 'scope-email-missing' ? 'openid profile' : 'openid profile email',
    ...(fault !== 'id-token-missing' && { id_token: await idTokenOf(fault, claims) }),
  })
}

async function idTokenOf(fault: SsoFaultCode | undefined, claims: Claims): Promise<string> {
  if (fault === 'algorithm-unsupported') return `${part({ alg: 'none' })}.${part(claims)}.`
  if (fault === 'key-unknown') return sign(claims, 'another-key')
  const token = await sign(claims)
  return fault === 'signature-invalid' ? `${token.slice(0, -8)}AAAAAAAA` : token
}

const same = (claims: Claims) => claims

function part(value: object): string {
  return base64url(new TextEncoder().encode(JSON.stringify(value)))
}
