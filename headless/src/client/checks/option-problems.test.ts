import { describe, expect, it } from 'vitest'
import { fakePorts, settle } from '../../../test/fake-ports.ts'
import { type ClientOptions, createClient } from '../index.ts'
import { optionProblems } from './checks.ts'

const page = new URL('http://localhost:5173/')
const baseUrl = 'http://localhost:4400'

/** Options as an application without types passes them. */
function untyped(options: object): ClientOptions {
  return { baseUrl, ...options }
}

describe('a check of options', () => {
  it.each([
    [{ appId: 'a' }, 'createClient has no appId: remove it, or correct its name'],
    [{ applicationID: 'a' }, 'createClient has no applicationID: did you mean applicationId?'],
    [{ logLevels: 'debug' }, 'createClient has no logLevels: did you mean logLevel?'],
    [{ keepSesionAlive: true }, 'createClient has no keepSesionAlive: did you mean keepSessionAlive?'],
    [{ routes: { loginUlr: '/in' } }, 'The option routes has no loginUlr: did you mean loginUrl?'],
    [{ routes: { signInUrl: '/in' } }, 'The option routes has no signInUrl: did you mean signUpUrl?'],
  ])('an unknown name is logged with the nearest known one: %o', (options, problem) => {
    expect(optionProblems(untyped(options), page)).toEqual([problem])
  })

  it.each(['http://acme.example.com', 'http://192.168.0.7:4400', 'http://localhost.example.com'])(
    'a base URL without encryption is a problem: %s',
    (address) => {
      const problems = optionProblems({ baseUrl: address }, page)
      expect(problems).toEqual([expect.stringContaining(`${address} is not encrypted`)])
    },
  )

  it.each([
    ['http://127.0.0.1:4400', 'http://localhost:5173/'],
    ['http://localhost:4400', 'http://127.0.0.1:5173/'],
    ['http://[::1]:4400', 'http://app.localhost:5173/'],
  ])('a provider on %s for a page on %s is a problem, because they are two sites', (address, at) => {
    const { hostname } = new URL(at)
    const problems = optionProblems({ baseUrl: address }, new URL(at))
    expect(problems).toEqual([expect.stringContaining(`use ${hostname} in both`)])
  })

  it.each([
    'http://localhost:4400',
    'http://id.localhost',
    'https://acme.example',
    '/api',
    () => 'http://acme.example.com',
  ])('there is no problem with the base URL %s', (address) => {
    expect(optionProblems({ baseUrl: address, urlPrefix: 'auth', timeout: 5000 }, page)).toEqual([])
  })
})

describe('a client in development', () => {
  it('logs an unknown option once, however often it starts', async () => {
    const ports = fakePorts()
    const client = createClient(untyped({ ports, appId: 'a' }))
    for (let time = 0; time < 2; time++) void client.start()
    for (let turn = 0; turn < 10; turn++) await settle()
    expect(ports.lines.filter((line) => line.includes('appId'))).toHaveLength(1)
  })

  it('logs once that a token is no JWT', async () => {
    const fetch = async () => Response.json({ accessToken: 'opaque', expiresIn: 300 })
    const ports = fakePorts({ fetch })
    const client = createClient({ baseUrl, ports })
    void client.start()
    await ports.clock.advance(60_000)
    const logged = ports.lines.filter((line) => line.includes('is no JWT'))
    expect(logged).toEqual([expect.stringContaining('invalid-token')])
  })

  it('logs once that the emulator of this machine does not answer', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'))
    const ports = fakePorts({ fetch })
    const client = createClient({ baseUrl, ports })
    void client.start()
    await ports.clock.advance(60_000)
    void client.startUp.load()
    await ports.clock.advance(60_000)
    const logged = ports.lines.filter((line) => line.includes('npx portico-emulator'))
    expect(logged).toEqual([expect.stringContaining('Nothing answers at http://localhost:4400')])
  })

  it.each([{ baseURL: baseUrl }, { baseurl: baseUrl }, { bseUrl: baseUrl }])(
    'a misspelt base URL is named in the error: %o',
    (options) => {
      const given: object = options
      expect(() => createClient(given as ClientOptions)).toThrow(
        expect.objectContaining({
          code: 'base-url-missing',
          message: expect.stringMatching(/has no \w+: did you mean baseUrl\? See /),
        }),
      )
    },
  )

  it.each([undefined, null, baseUrl, 4400, [baseUrl]])(
    'options that are no object are refused: %o',
    (given: unknown) => {
      expect(() => createClient(given as ClientOptions)).toThrow(
        expect.objectContaining({
          code: 'base-url-missing',
          message: expect.stringContaining('createClient needs an object of options: createClient({ baseUrl'),
        }),
      )
    },
  )

  it.each([
    [{ urlPrefix: 5 }, 'urlPrefix of createClient is a number, and must be a string'],
    [{ timeout: '5000' }, 'timeout of createClient is a string, and must be a number'],
    [{ navigate: '/home' }, 'navigate of createClient is a string, and must be a function'],
    [{ logLevel: 'loud' }, 'logLevel of createClient has no loud: use one of silent, error, warn, info, debug'],
    [{ logLevel: 3 }, 'logLevel of createClient is a number, and must be one of silent, error, warn, info, debug'],
  ])('a value of another kind is refused: %o', (options, message) => {
    expect(() => createClient(untyped(options))).toThrow(
      expect.objectContaining({
        code: 'option-invalid',
        message: `${message}. See https://portico.example/errors/option-invalid`,
      }),
    )
  })

  it('an option that is undefined counts as left out, and so does a null in place of an adapter', () => {
    expect(() => createClient(untyped({ timeout: undefined, payments: null, navigate: null }))).not.toThrow()
  })
})
