import { malformed } from '@portico/headless/provider'
import type { Application } from '../../calls/dispatch.ts'
import type { SsoFaultCode } from '../../calls/identity-fault.ts'
import type { World } from '../../calls/world.ts'
import { base64url } from '../../crypto/base64url.ts'
import { s256 } from '../../crypto/s256.ts'
import { leadsHome, refuseForeign } from '../../http/origins.ts'
import { peoplePage } from '../../pages/people.ts'
import { type Claims, keySet, sign, verify } from '../../tokens/access-token.ts'
import { isAddress } from '../addresses.ts'
import { attemptOf } from '../attempts.ts'
import { faultChoice, faultOf } from './fault-choice.ts'
import { claimFaults, oidcFaults, returnedRefusals, tokenRefusals } from './oidc-faults.ts'
import { colleagues, groupsOf, nameOf, noAddress, standInClient, standInOf } from './provider.ts'

/**
 * The stand-in OpenID Connect provider of connections without one. It asks for the user and trusts the answer. Its
 * codes are signed, so that it stores nothing.
 */
export function serveOidcStandIn(app: Application, world: World): void {
  const faultAt = (id: string) => faultOf(standInOf(world.state, id).connection)

  app.get('/idp/:id/.well-known/openid-configuration', (context) => {
    const fault = faultAt(context.req.param('id'))
    const issuer = `${new URL(context.req.url).origin}/idp/${context.req.param('id')}`
    if (fault === 'discovery-unreachable') return context.text('Not found', 404)
    if (fault === 'discovery-invalid') return context.html('<h1>Sign in</h1>')
    return context.json({
      issuer: fault === 'issuer-mismatch' ? `${issuer}-other` : issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    })
  })

  app.get('/idp/:id/keys', (context) =>
    faultAt(context.req.param('id')) === 'keys-unreachable' ? context.text('Unavailable', 503) : context.json(keySet),
  )

  app.get('/idp/:id/authorize', (context) => {
    const asked = new URL(context.req.url).searchParams
    const id = context.req.param('id')
    const fault = faultAt(id)
    if (fault === 'request-refused') return context.body(null, 403)
    if (fault === 'client-unknown') throw malformed('Unknown client: it is not registered here')
    if (fault === 'redirect-uri-unregistered') throw malformed('The redirect_uri is not registered for the client')
    const request = readRequest(world, context.req.url, asked)
    // The page has no session, so no user is signed in without it.
    if (asked.get('prompt') === 'none') return leadBack(request, { error: 'login_required' })
    return page(id, request, asked.get('login_hint') ?? '')
  })

  app.post('/idp/:id/authorize', async (context) => {
    refuseForeign(world.options, context.req.raw)
    const form = new URLSearchParams(await context.req.text())
    const id = context.req.param('id')
    const request = readRequest(world, context.req.url, form)
    const email = (form.get('email') ?? '').trim()
    if (form.get('decision') === 'cancel') return leadBack(request, { error: 'access_denied' })
    if (!isAddress(email)) return page(id, request, email, noAddress)
    const fault = faultAt(id)
    const [error, error_description] = (fault && returnedRefusals[fault]) ?? []
    if (error !== undefined && error_description !== undefined) return leadBack(request, { error, error_description })
    const code = await sign({ ...request, email, sub: id, exp: seconds(world) + 60 })
    return leadBack(fault === 'state-mismatch' ? { ...request, state: otherState(request.state) } : request, { code })
  })

  app.post('/idp/:id/token', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const granted = await verify(form.get('code') ?? '', world.now())
    const isProven = granted?.['code_challenge'] === (await s256(form.get('code_verifier') ?? ''))
    const id = context.req.param('id')
    const isMeant = granted?.['sub'] === id && granted['redirect_uri'] === form.get('redirect_uri')
    if (!granted || !isProven || !isMeant) return context.json({ error: 'invalid_grant' }, 400)
    const standIn = standInOf(world.state, id)
    const isByBasic = context.req.header('authorization') !== undefined
    if (isByBasic && faultAt(id) === 'client-method-mismatch') return context.json({ error: 'invalid_client' }, 401)
    const email = String(granted['email'])
    return tokenAnswer(faultOf(standIn.connection), {
      iss: `${new URL(context.req.url).origin}/idp/${id}`,
      aud: standInClient,
      sub: email.toLowerCase(),
      iat: seconds(world),
      exp: seconds(world) + 300,
      nonce: granted['nonce'],
      email,
      email_verified: true,
      name: nameOf(world.state, email),
      groups: groupsOf(world.state, standIn, email),
    })
  })

  app.get('/idp/:id/userinfo', async (context) => {
    const token = context.req.header('authorization')?.replace(/^Bearer /i, '') ?? ''
    const claims = await verify(token, world.now())
    const fault = faultAt(context.req.param('id'))
    if (!claims || fault === 'userinfo-failed') return context.json({ error: 'invalid_token' }, 401)
    const { sub, name } = claims
    return context.json({ sub: fault === 'userinfo-mismatch' ? 'another' : sub, name })
  })

  function page(id: string, request: AuthorizationRequest, email: string, problem?: string): Promise<Response> {
    const standIn = standInOf(world.state, id)
    const { origin, host } = new URL(request.redirect_uri)
    const hidden = { ...request, client_id: standInClient, response_type: 'code', code_challenge_method: 'S256' }
    const isTest = attemptOf({ state: world.state, now: world.now() }, request.state)?.testId !== undefined
    const back = `/idp/${id}/authorize?${new URLSearchParams(hidden)}`
    return peoplePage({
      owner: standIn.tenant.name,
      application: host,
      action: `/idp/${id}/authorize`,
      hidden,
      people: colleagues(world.state, standIn),
      email,
      example: `name@${standIn.connection.domains[0] ?? 'example.test'}`,
      leadsTo: origin,
      ...(isTest && { foot: faultChoice(standIn.connection, oidcFaults, back) }),
      ...(problem !== undefined && { problem }),
    })
  }
}

interface AuthorizationRequest {
  readonly redirect_uri: string
  readonly state: string
  readonly nonce: string
  readonly code_challenge: string
}

/** Reads a request; what leads to an application that may not call is refused before a page is shown. */
function readRequest(world: World, address: string, asked: URLSearchParams): AuthorizationRequest {
  const value = (name: string) => asked.get(name) ?? ''
  if (value('client_id') !== standInClient) throw malformed(`client_id must be ${standInClient}`)
  if (value('response_type') !== 'code') throw malformed('response_type must be code')
  if (!leadsHome(world.options, value('redirect_uri'), address)) {
    throw malformed('redirect_uri must be of an origin that may call')
  }
  if (value('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(value('code_challenge'))) {
    throw malformed('code_challenge must be of the method S256')
  }
  return {
    redirect_uri: value('redirect_uri'),
    state: value('state'),
    nonce: value('nonce'),
    code_challenge: value('code_challenge'),
  }
}

/** The state of the same test with another attempt. */
function otherState(state: string): string {
  return btoa(atob(state).replace(/attempt=[^;]+/, 'attempt=another'))
}

function leadBack({ redirect_uri, state }: AuthorizationRequest, values: Readonly<Record<string, string>>): Response {
  const back = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ ...values, state })) back.searchParams.set(name, value)
  return new Response(null, { status: 303, headers: { location: back.href } })
}

function seconds(world: World): number {
  return Math.floor(world.now() / 1000)
}

/** The answer of the token endpoint of a stand-in, with its fault if it has one. */
async function tokenAnswer(fault: SsoFaultCode | undefined, usual: Claims): Promise<Response> {
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
