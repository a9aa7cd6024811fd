import type { Application } from '../../calls/dispatch.ts'
import type { World } from '../../calls/world.ts'
import { s256 } from '../../crypto/s256.ts'
import { malformed } from '../../http/errors.ts'
import { leadsHome, refuseForeign } from '../../http/origins.ts'
import { peoplePage } from '../../pages/people.ts'
import { keySet, sign, verify } from '../../tokens/access-token.ts'
import { colleagues, groupsOf, isAddress, nameOf, noAddress, standInClient, standInOf } from './provider.ts'

/**
 * The stand-in OpenID Connect provider of connections without one. It asks for the user and trusts the answer. Its
 * codes are signed, so that it stores nothing.
 */
export function serveOidcStandIn(app: Application, world: World): void {
  app.get('/idp/:id/.well-known/openid-configuration', (context) => {
    standInOf(world.state, context.req.param('id'))
    const issuer = `${new URL(context.req.url).origin}/idp/${context.req.param('id')}`
    return context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    })
  })

  app.get('/idp/:id/keys', (context) => context.json(keySet))

  app.get('/idp/:id/authorize', (context) => {
    const asked = new URL(context.req.url).searchParams
    return page(context.req.param('id'), readRequest(world, context.req.url, asked), asked.get('login_hint') ?? '')
  })

  app.post('/idp/:id/authorize', async (context) => {
    refuseForeign(world.options, context.req.raw)
    const form = new URLSearchParams(await context.req.text())
    const request = readRequest(world, context.req.url, form)
    const email = (form.get('email') ?? '').trim()
    if (form.get('decision') === 'cancel') return leadBack(request, { error: 'access_denied' })
    if (!isAddress(email)) return page(context.req.param('id'), request, email, noAddress)
    const code = await sign({ ...request, email, sub: context.req.param('id'), exp: seconds(world) + 60 })
    return leadBack(request, { code })
  })

  app.post('/idp/:id/token', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const granted = await verify(form.get('code') ?? '', world.now())
    const isProven = granted?.['code_challenge'] === (await s256(form.get('code_verifier') ?? ''))
    const isMeant = granted?.['sub'] === context.req.param('id') && granted['redirect_uri'] === form.get('redirect_uri')
    if (!granted || !isProven || !isMeant) return context.json({ error: 'invalid_grant' }, 400)
    const email = String(granted['email'])
    const groups = groupsOf(world.state, standInOf(world.state, context.req.param('id')), email)
    const idToken = await sign({
      iss: `${new URL(context.req.url).origin}/idp/${context.req.param('id')}`,
      aud: standInClient,
      sub: email.toLowerCase(),
      iat: seconds(world),
      exp: seconds(world) + 300,
      nonce: granted['nonce'],
      email,
      email_verified: true,
      name: nameOf(world.state, email),
      groups,
    })
    return context.json({ access_token: 'of-no-use', token_type: 'Bearer', expires_in: 300, id_token: idToken })
  })

  function page(id: string, request: AuthorizationRequest, email: string, problem?: string): Promise<Response> {
    const standIn = standInOf(world.state, id)
    const { origin, host } = new URL(request.redirect_uri)
    return peoplePage({
      owner: standIn.tenant.name,
      application: host,
      action: `/idp/${id}/authorize`,
      hidden: { ...request, client_id: standInClient, response_type: 'code', code_challenge_method: 'S256' },
      people: colleagues(world.state, standIn),
      email,
      example: `name@${standIn.connection.domains[0] ?? 'example.test'}`,
      leadsTo: origin,
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

function leadBack({ redirect_uri, state }: AuthorizationRequest, values: Readonly<Record<string, string>>): Response {
  const back = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ ...values, state })) back.searchParams.set(name, value)
  return new Response(null, { status: 303, headers: { location: back.href } })
}

function seconds(world: World): number {
  return Math.floor(world.now() / 1000)
}
