import { describe, expect, it } from 'vitest'
import { PorticoError } from './errors.ts'
import { createLogger, type LogLevel } from './logger.ts'
import { secret } from './secret.ts'

function loggerAt(level: LogLevel) {
  const lines: string[] = []
  return { lines, log: createLogger((line, ...parts) => void lines.push([line, ...parts].join(' ')), level, 'portico') }
}

describe('the logger', () => {
  it('tags every line, 25 characters wide', () => {
    const { log, lines } = loggerAt('warn')
    log.warn('Refused.')
    expect(lines).toEqual([`warn ${'[portico]'.padEnd(25)} Refused.`])
  })

  it.each([
    ['silent', []],
    ['error', ['error']],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
    ['debug', ['error', 'warn', 'info', 'debug']],
  ] as const)('the logger at level %s logs exactly %j', (level, expected) => {
    const { log, lines } = loggerAt(level)
    for (const line of ['error', 'warn', 'info', 'debug'] as const) log[line]('x')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(expected)
  })

  it.each([
    'Authorization: Bearer s3cret.value',
    'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.s3cret',
    'https://app.test/callback?code=s3cret&x=1',
    'https://app.test/reset?userId=1&token=s3cret',
    '{"mfaToken":"s3cret"}',
    "{'password': 's3cret'}",
    '{"password":"correct s3cret battery"}',
    '{"password":"a\\"s3cret","x":1}',
    'refreshToken=s3cret; Path=/',
    'cookie: s3cret',
    'recoveryCode: s3cret',
    'SAMLResponse=s3cret',
    '{"otc":"s3cret"}',
    'pin=s3cret',
    '{"value":"s3cret"}',
    'apiKey: s3cret',
    'api_key=s3cret',
    'sessionId=s3cret',
    'https://id.test/oauth/logout?id_token_hint=s3cret',
    'fe_refresh_1a2b3c=s3cret; Path=/',
    'Authorization: Basic s3cret==',
    'Authorization: Digest username="a", response="s3cret", nonce="s3cret"',
    'password: correct s3cret battery s3cret',
    'token%3Ds3cret%26x%3D1',
    'code%253Ds3cret',
    '<Password>s3cret</Password>',
    '<saml:Assertion ID="_1">s3cret</saml:Assertion>',
    '{"token":{"value":"s3cret"}}',
    '{"tokens":["s3cret","s3cret"]}',
    '{"tokens": [{"id":1,"hash":"s3cret"}]}',
    "{ recoveryCodes: [ 's3cret', 's3cret' ] }",
    `key ${'0123456789abcdef'.repeat(4)} s3cret`.replace(' s3cret', ''),
  ])('keeps the secret out of: %s', (message) => {
    const { log, lines } = loggerAt('warn')
    log.warn(message, new Error(message), { message })
    expect(lines.join()).not.toMatch(/s3cret|0123456789abcdef/)
    expect(lines.join()).toContain('[redacted]')
  })

  it('writes what cannot be written as text, and goes on', () => {
    const { log, lines } = loggerAt('warn')
    const circle: { self?: unknown } = {}
    circle.self = circle
    log.warn('Odd.', circle, 1n, secret('s3cret'))
    expect(lines[0]).toContain('Odd. [unprintable] [unprintable] [unprintable]')
  })

  it.each([
    'token token',
    'fe_refresh',
    '<token ',
    'password: ',
    'token="\\',
    'value   ',
    'code%25',
    '<'.repeat(3),
    'tokens:[',
  ])('the logger finishes before the test times out, however long the text: %s', (part) => {
    const { log, lines } = loggerAt('warn')
    log.warn(part.repeat(300_000 / part.length))
    expect(lines).toHaveLength(1)
  })

  it('the logger writes the origin of an error', () => {
    const { log, lines } = loggerAt('error')
    log.error('A feature failed.', new TypeError('x is undefined'))
    expect(lines[0]).toContain('TypeError: x is undefined')
    expect(lines[0]).toContain('logger.test.ts')
  })

  it('the line of an error ends with the address of the page of its code', () => {
    const { log, lines } = loggerAt('warn')
    log.warn('A call failed.', new PorticoError('insecure-page', 'Open this page by https'))
    expect(lines).toEqual([expect.stringMatching(/\nSee https:\/\/portico\.example\/errors\/insecure-page$/)])
  })

  it('the line of an error without a page ends with its stack', () => {
    const { log, lines } = loggerAt('warn')
    log.warn('A call failed.', new PorticoError('code-of-the-application', 'Refused'))
    expect(lines).toEqual([expect.not.stringContaining('See http')])
  })

  it('leaves alone what is no secret', () => {
    const { log, lines } = loggerAt('warn')
    log.warn('get /flags: Error 503 - Service Unavailable', 'a1b2c3')
    expect(lines[0]).toContain('get /flags: Error 503 - Service Unavailable a1b2c3')
    const line =
      'put /identity/resources/users/v1/passwords/change: Spinning up the codes, see line 7 (network, https://a.test)'
    log.warn(line)
    expect(lines[1]).toContain(line)
  })
})
