import { describe, expect, it } from 'vitest'
import { type Environment, environmentVariables, optionsFromEnv } from './environment.ts'
import { createServer } from './server.ts'

const env = {
  PORTICO_APP_URL: 'https://app.example.com',
  PORTICO_BASE_URL: 'https://acme.example.com',
  PORTICO_CLIENT_ID: 'b6adfe4c-d695',
  PORTICO_ENCRYPTION_PASSWORD: 'ab'.repeat(32),
}

describe('the environment of a server', () => {
  it('the environment is complete with the four required variables', () => {
    const options = optionsFromEnv(env)
    expect(options).toEqual({
      appUrl: 'https://app.example.com',
      baseUrl: 'https://acme.example.com',
      clientId: 'b6adfe4c-d695',
      encryptionPassword: ['ab'.repeat(32)],
      secureJwt: false,
      hostedLogin: false,
      cookie: { sameSite: 'none' },
    })
    expect(() => createServer(options)).not.toThrow()
  })

  it('the environment needs no address of a provider that is in this process', () => {
    const { PORTICO_BASE_URL: _, ...rest } = env
    const provider = Object.assign(async () => new Response(), { issuer: 'https://id.example.com' })
    const options = optionsFromEnv(rest, { provider })
    expect(options.baseUrl).toBeUndefined()
    expect(() => createServer(options)).not.toThrow()
    expect(() => optionsFromEnv(rest)).toThrow('PORTICO_BASE_URL')
  })

  it('the environment has a list of all variables that are read', () => {
    const read = new Set<string>()
    const stated: Environment = { ...env, PORTICO_FORWARD_IP: 'true', PORTICO_SHARED_SECRET: 'proof' }
    const recorded = new Proxy(stated, {
      get(variables, name) {
        if (String(name).startsWith('PORTICO_')) read.add(String(name))
        return variables[String(name)]
      },
    })
    optionsFromEnv(recorded)
    expect([...read].sort()).toEqual([...environmentVariables].sort())
  })

  it('states everything else too', () => {
    const options = optionsFromEnv({
      ...env,
      PORTICO_ENCRYPTION_PASSWORD: `${'ab'.repeat(32)}, ${'CD'.repeat(32)}`,
      PORTICO_CLIENT_SECRET: 'secret',
      PORTICO_SECURE_JWT: 'True',
      PORTICO_HOSTED_LOGIN: 'true',
      PORTICO_APPLICATION_ID: 'app',
      PORTICO_URL_PREFIX: 'auth',
      PORTICO_COOKIE_NAME: 'lantern',
      PORTICO_COOKIE_DOMAIN: 'example.com',
      PORTICO_COOKIE_SAME_SITE: 'LAX',
      PORTICO_JWT_PUBLIC_KEY: '{"kty":"RSA","n":"x","e":"AQAB"}',
      PORTICO_LOG_LEVEL: 'debug',
    })
    expect(options).toMatchObject({
      encryptionPassword: ['ab'.repeat(32), 'CD'.repeat(32)],
      clientSecret: 'secret',
      secureJwt: true,
      hostedLogin: true,
      applicationId: 'app',
      urlPrefix: 'auth',
      cookie: { name: 'lantern', domain: 'example.com', sameSite: 'lax' },
      publicKey: { kty: 'RSA' },
      logLevel: 'debug',
    })
  })

  it.each([
    ['true', 'strict'],
    ['strict', 'strict'],
    ['lax', 'lax'],
    ['none', 'none'],
    ['anything', 'none'],
    ['', 'none'],
  ])('reads the same-site %j as %s', (text, expected) => {
    expect(optionsFromEnv({ ...env, PORTICO_COOKIE_SAME_SITE: text }).cookie?.sameSite).toBe(expected)
  })

  it('the environment has the address of the deployment on Vercel, and the visitor by its header', () => {
    const { PORTICO_APP_URL: _, ...rest } = env
    const onVercel = { VERCEL: '1', VERCEL_URL: 'lantern.vercel.app', PORTICO_FORWARD_IP: 'true' }
    const options = optionsFromEnv({ ...rest, ...onVercel, PORTICO_SHARED_SECRET: 's' })
    expect(options.appUrl).toBe('https://lantern.vercel.app')
    const request = new Request('https://x.test', {
      headers: { 'x-real-ip': '203.0.113.7', 'x-forwarded-for': '1.1.1.1' },
    })
    expect(options.forwardIp?.ipOf(request)).toBe('203.0.113.7')
    const elsewhere = optionsFromEnv({ ...env, PORTICO_FORWARD_IP: 'true', PORTICO_SHARED_SECRET: 's' })
    expect(elsewhere.forwardIp?.ipOf(request)).toBeNull()
  })

  it('the environment has the domain of production on Vercel', () => {
    const { PORTICO_APP_URL: _, ...rest } = env
    const onVercel = { VERCEL_URL: 'lantern-x1.vercel.app', VERCEL_PROJECT_PRODUCTION_URL: 'lantern.example.com' }
    expect(optionsFromEnv({ ...rest, ...onVercel, VERCEL_ENV: 'production' }).appUrl).toBe(
      'https://lantern.example.com',
    )
    expect(optionsFromEnv({ ...rest, ...onVercel, VERCEL_ENV: 'preview' }).appUrl).toBe('https://lantern-x1.vercel.app')
  })

  it.each(['PORTICO_SECURE_JWT', 'PORTICO_HOSTED_LOGIN', 'PORTICO_FORWARD_IP'])(
    'the environment is refused if %s is neither true nor false',
    (name) => {
      expect(() => optionsFromEnv({ ...env, [name]: '1' })).toThrow(name)
      expect(() => optionsFromEnv({ ...env, [name]: '' })).not.toThrow()
    },
  )

  it('the environment is replaced by options', () => {
    const options = optionsFromEnv({ ...env, PORTICO_LOG_LEVEL: 'debug' }, { clientId: 'other', logLevel: 'error' })
    expect(options).toMatchObject({ clientId: 'other', logLevel: 'error' })
  })
})

describe('a variable', () => {
  it('a missing variable is named, with all others that are missing', () => {
    expect(() => optionsFromEnv({ PORTICO_SECURE_JWT: 'true' })).toThrow(
      'Missing one or more environment variables (PORTICO_APP_URL, PORTICO_BASE_URL, PORTICO_CLIENT_ID, PORTICO_ENCRYPTION_PASSWORD, PORTICO_CLIENT_SECRET). add it to the .env.local file. Outside of Next.js, start Node by: node --env-file=.env.local',
    )
    expect(() => optionsFromEnv({ ...env, PORTICO_CLIENT_ID: '' })).toThrow('(PORTICO_CLIENT_ID)')
    expect(() => optionsFromEnv({ ...env, PORTICO_HOSTED_LOGIN: 'true' })).toThrow('(PORTICO_CLIENT_SECRET)')
    expect(() => optionsFromEnv({ ...env, PORTICO_FORWARD_IP: 'true' })).toThrow('(PORTICO_SHARED_SECRET)')
  })

  it.each([
    ['PORTICO_APP_URL', 'app.example.com', 'http or https address'],
    ['PORTICO_BASE_URL', 'ftp://acme.example.com', 'http or https address'],
    ['PORTICO_ENCRYPTION_PASSWORD', 'ab'.repeat(31), 'hex string of 64 characters'],
    ['PORTICO_ENCRYPTION_PASSWORD', 'xy'.repeat(32), 'hex string of 64 characters'],
    ['PORTICO_JWT_PUBLIC_KEY', '{"n":1}', 'JSON of one JWK'],
    ['PORTICO_JWT_PUBLIC_KEY', '{', 'JSON of one JWK'],
    ['PORTICO_LOG_LEVEL', 'loud', 'log level: silent, error, warn, info or debug'],
  ])('an invalid variable is named with what it must be: %s', (name, value, kind) => {
    expect(() => optionsFromEnv({ ...env, [name]: value })).toThrow(
      expect.objectContaining({
        code: 'env-invalid',
        message: expect.stringContaining(`Invalid environment variable (${name}), must be a valid ${kind}`),
      }),
    )
  })

  it('a hosted login variable that contradicts the option requests to remove the option', () => {
    const set = { ...env, PORTICO_HOSTED_LOGIN: 'true', PORTICO_CLIENT_SECRET: 's' }
    expect(() => optionsFromEnv(set, { hostedLogin: false })).toThrow('remove the option')
    expect(optionsFromEnv(set, { hostedLogin: true }).hostedLogin).toBe(true)
  })
})

describe('an option', () => {
  const options = optionsFromEnv(env)
  it.each([
    ['app-url-invalid', { appUrl: 'app' }],
    ['app-url-invalid', { appUrl: 'https://app.example.com/kept' }],
    ['base-url-missing', { baseUrl: '' }],
    ['base-url-invalid', { baseUrl: 'acme' }],
    ['encryption-password-invalid', { encryptionPassword: 'ab' }],
    ['client-secret-missing', { secureJwt: true }],
    ['client-secret-missing', { hostedLogin: true }],
  ])('an invalid option throws %s', (code, wrong) => {
    expect(() => createServer({ ...options, ...wrong })).toThrow(expect.objectContaining({ code }))
  })

  it('an invalid encryption password is not repeated in the error', () => {
    expect(() => createServer({ ...options, encryptionPassword: 'hunter2' })).toThrow(/^(?!.*hunter2).*hex string/)
  })
})
