import { createServer, optionsFromEnv, type ServerOptions } from '@portico/headless/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { goodEnvironment, textOf } from './application-seeds.ts'
import { type Lab, openLab } from './lab.ts'
import { serve, serveFetch, serveText } from './serve.ts'

let lab: Lab
beforeEach(async () => {
  lab = await openLab()
})
afterEach(() => lab.close())

const account = ['--email', 'admin@acme.test', '--password-stdin']

describe('an examination without findings', () => {
  it('the emulator has no finding from an origin that it allows by default', async () => {
    const found = await lab.examine(['--provider', lab.provider, '--origin', lab.origin])
    expect([found.codes, found.exitCode]).toEqual([[], 0])
    expect(found.passed).toEqual(
      expect.arrayContaining(['connection', 'public operations', 'CORS', 'cookies', 'clock']),
    )
  })

  it('the emulator has no finding after a sign-in and with hosted login', async () => {
    const args = [
      '--provider',
      lab.provider,
      '--origin',
      lab.origin,
      '--client-id',
      lab.clientId,
      '--hosted',
      ...account,
    ]
    const found = await lab.examine(args)
    expect(found.codes).toEqual([])
    expect(found.passed).toEqual(expect.arrayContaining(['session', 'hosted login']))
  })

  it('the server half has no finding, before a sign-in and after one', async () => {
    const headers = { 'content-security-policy': "default-src 'self'; img-src 'self' data: blob:" }
    const url = lab.keep(
      await serveFetch(async (request, origin) =>
        new URL(request.url).pathname.startsWith('/api/')
          ? half(origin).handle(request)
          : new Response('<!doctype html>', { headers }),
      ),
    )
    const found = await lab.examine(['--provider', `${url}/api`, '--origin', url, ...account])
    expect(found.codes).toEqual([])
    expect(found.passed).toEqual(expect.arrayContaining(['session', 'content security policy']))
  })

  it('the server half of another origin has no finding from a page that it allows', async () => {
    const page = lab.origin
    const url = lab.keep(
      await serveFetch(async (request, origin) => half(origin, { allowedOrigins: [page] }).handle(request)),
    )
    const found = await lab.examine(['--provider', `${url}/api`, '--origin', page])
    expect(found.codes).toEqual([])
    expect(found.passed).toContain('CORS')
  })

  it('a provider with encryption has no finding from a page of its site', async () => {
    const page = 'https://app.example.com'
    const names = await lab.encrypted(page)
    const found = await lab.examine(['--provider', 'https://id.example.com', '--origin', page], { names })
    expect(found.codes).toEqual([])
  })

  it('a strict policy that allows what Portico needs has no finding', async () => {
    const policy = [
      "default-src 'none'; script-src 'self' https://www.googletagmanager.com",
      `connect-src ${lab.provider} https://www.googletagmanager.com; img-src data: blob: http: https:`,
      "require-trusted-types-for 'script'; trusted-types portico-tag-manager",
    ].join('; ')
    const page = lab.keep(await serveText('<!doctype html>', { 'content-security-policy': policy }))
    const found = await lab.examine(['--provider', lab.provider, '--origin', page, '--with', 'tag-manager'])
    expect(found.codes).toEqual([])
  })

  it('a good file of variables has no finding', async () => {
    const file = `${lab.files({ '.env': textOf({ VITE_PORTICO_URL: goodEnvironment.PORTICO_BASE_URL, PORT: '80' }) })}/.env`
    const names = await lab.encrypted('https://app.example.com')
    const found = await lab.examine(['--env', file], { names })
    expect(found.codes).toEqual([])
    expect(found.passed).toContain('environment')
  })
})

describe('a check that cannot be made', () => {
  it('each check without what it needs states the reason', async () => {
    const { skipped } = await lab.examine(['--provider', lab.provider, '--folder', lab.files({})])
    expect(Object.fromEntries(skipped.map(({ check, reason }) => [check, reason]))).toMatchObject({
      'application id': 'no --application-id',
      CORS: 'no --origin',
      session: 'no --email',
      'hosted login': 'no --hosted',
      'content security policy': 'no --origin',
      environment: 'no --env',
    })
  })

  it('a sign-in that needs a second factor is no finding', async () => {
    const args = ['--provider', lab.provider, '--email', 'mfa@acme.test', '--password-stdin']
    const { codes, skipped } = await lab.examine(args)
    expect(codes).toEqual([])
    expect(skipped).toContainEqual({ check: 'session', reason: expect.stringContaining('second factor') })
  })

  it('a failed connection leaves the checks of the network out', async () => {
    const closed = await serveText('')
    await closed.stop()
    const { skipped } = await lab.examine(['--provider', closed.url, '--origin', lab.origin])
    expect(skipped.filter(({ reason }) => reason === 'the connection failed')).toHaveLength(10)
  })
})

function half(appUrl: string, given: Partial<ServerOptions> = {}) {
  const env = { ...goodEnvironment, PORTICO_APP_URL: appUrl, PORTICO_BASE_URL: lab.provider }
  return createServer(optionsFromEnv(env, given))
}

describe('the provider of a file', () => {
  it.each(['PORTICO_BASE_URL', 'VITE_PORTICO_URL', 'NEXT_PUBLIC_PORTICO_URL', 'PUBLIC_PORTICO_URL'])(
    'the variable %s names the provider',
    async (name) => {
      const file = `${lab.files({ '.env': `${name}="${lab.provider}"\n` })}/.env`
      const { codes, passed } = await lab.examine(['--env', file])
      expect(codes).toEqual([])
      expect(passed).toContain('connection')
    },
  )
})

describe('the policy of a page', () => {
  it('a page that redirects within its origin is examined at the end of the way', async () => {
    const url = lab.keep(
      await serve(({ url: path }, response) => {
        if (path === '/') response.writeHead(302, { location: '/en' }).end()
        else response.writeHead(200, { 'content-security-policy': "connect-src 'self'" }).end('<!doctype html>')
      }),
    )
    const { codes } = await lab.examine(['--provider', lab.provider, '--origin', url])
    expect(codes).toEqual(['csp-connect'])
  })

  it.each([
    [404, {}, 'answered 404'],
    [302, { location: 'https://id.example.com/' }, 'answered 302'],
  ])('a page that answers %i is left out', async (status, headers, reason) => {
    const url = lab.keep(await serveText('', { ...headers, 'content-security-policy': "default-src 'none'" }, status))
    const { codes, skipped } = await lab.examine(['--provider', lab.provider, '--origin', url])
    expect(codes).toEqual([])
    expect(skipped).toContainEqual({ check: 'content security policy', reason: expect.stringContaining(reason) })
  })
})
