import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PorticoError } from '../core/errors.ts'
import { addressOf } from './address.ts'
import { type BaseUrl, targetOf } from './target.ts'

const flagsAt = (baseUrl: BaseUrl | URL, urlPrefix?: string) =>
  addressOf(targetOf({ baseUrl, ...(urlPrefix !== undefined && { urlPrefix }) }), '/flags')

const pieces = fc
  .array(
    fc.constantFrom('https://', 'http:', 'acme', '.example', '/', '?', '#', '@', ':', '80', 'frontegg', ' ', '%', '\\'),
  )
  .map((parts) => parts.join(''))

describe('the base URL', () => {
  it.each([
    ['https://id.example', 'https://id.example/frontegg/flags'],
    ['https://id.example/', 'https://id.example/frontegg/flags'],
    ['https://id.example///', 'https://id.example/frontegg/flags'],
    ['  https://id.example/ \n', 'https://id.example/frontegg/flags'],
    ['HTTPS://ID.Example:443', 'https://id.example/frontegg/flags'],
    ['https://id.example/frontegg', 'https://id.example/frontegg/flags'],
    ['https://id.example//frontegg//', 'https://id.example/frontegg/flags'],
    ['https://id.example/myfrontegg', 'https://id.example/myfrontegg/frontegg/flags'],
    ['https://app.example/api', 'https://app.example/api/frontegg/flags'],
    ['https://app.example/identity', 'https://app.example/identity/frontegg/flags'],
    ['http://localhost:4400', 'http://localhost:4400/frontegg/flags'],
    ['http://[::1]:4400/', 'http://[::1]:4400/frontegg/flags'],
    ['https://frontegg', 'https://frontegg/frontegg/flags'],
    ['https://frontegg//frontegg//', 'https://frontegg/frontegg/flags'],
  ])('the base URL may be spelt %j', (baseUrl, address) => {
    expect(flagsAt(baseUrl)).toBe(address)
    expect(flagsAt(new URL(baseUrl))).toBe(address)
  })

  it.each(['frontegg', '/frontegg', 'frontegg/', '/frontegg/', ' //frontegg// '])(
    'the base URL may have the prefix %j',
    (prefix) => {
      expect(flagsAt('https://id.example/', prefix)).toBe('https://id.example/frontegg/flags')
      expect(flagsAt('https://id.example/frontegg', prefix)).toBe('https://id.example/frontegg/flags')
    },
  )

  it.each(['', '/'])('the base URL has no prefix if the prefix is %j', (prefix) => {
    expect(flagsAt('https://id.example/', prefix)).toBe('https://id.example/flags')
  })

  it('the base URL may be a function, from whose result the same is removed', () => {
    expect(flagsAt(() => '/api/frontegg/')).toBe('/api/frontegg/flags')
    expect(flagsAt(() => '/')).toBe('/frontegg/flags')
  })

  it.each([
    ['/api/auth', '/api/auth/frontegg/flags'],
    [' /api/frontegg/ ', '/api/frontegg/flags'],
    ['/', '/frontegg/flags'],
  ])('the base URL may be a path of the page, %j', (baseUrl, address) => expect(flagsAt(baseUrl)).toBe(address))

  it.each([
    ['spaces', '   '],
    ['no scheme', 'acme.example.com'],
    ['a path to another host', '//acme.example.com'],
    ['a path to another host by a backslash', '/\\acme.example.com'],
    ['a path with a query', '/api?x=1'],
    ['a path with the path of an operation', '/api/frontegg/identity/resources'],
    ['a path that is not absolute', 'api/auth'],
    ['a variable that is missing', `${undefined}`],
    ['a variable that is null', `${null}`],
    ['a query', 'https://acme.example.com?x=1'],
    ['a fragment', 'https://acme.example.com#x'],
    ['a user and a password', 'https://ada:Portico-demo-1@acme.example.com'],
    ['a script', 'javascript:alert(1)'],
    ['another protocol', 'ftp://acme.example.com'],
    ['a number', 4400],
    ['an object', {}],
    ['a URL that is no web address', new URL('ftp://acme.example.com')],
    ['the path of operations', 'https://acme.example.com/frontegg/identity'],
    ['the path of one operation', 'https://acme.example.com/frontegg/identity/resources/auth/v1/user'],
  ])('the base URL is refused if it is %s', (_, baseUrl) => {
    expect(() => flagsAt(baseUrl as string)).toThrow(
      expect.objectContaining({ code: 'base-url-invalid', message: expect.stringMatching(/such as "https:\/\/acme/) }),
    )
  })

  it('the base URL is refused with a prefix that continues into the path of operations', () => {
    expect(() => flagsAt('https://acme.example.com', '/frontegg/identity')).toThrow(
      expect.objectContaining({ code: 'base-url-invalid' }),
    )
  })

  it.each(['', null, undefined])('the base URL is missing if it is %j', (baseUrl) => {
    expect(() => flagsAt(baseUrl as string)).toThrow(
      expect.objectContaining({ code: 'base-url-missing', message: expect.stringContaining('set baseUrl to') }),
    )
  })

  it.each([
    'https://ada:Portico-demo-1@acme.example.com/?token=Portico-demo-1',
    'https://acme.example.com/#Portico-demo-1',
    'https://:Portico-demo-1@acme.example.com/path@x',
  ])('shows neither password nor query of %s in its error', (baseUrl) => {
    expect(() => flagsAt(baseUrl)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('demo') }))
  })

  it('a text as base URL either throws a typed error or keeps its own origin', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), pieces), (baseUrl) => {
        try {
          const page = 'https://page.example'
          expect(new URL(flagsAt(baseUrl), page).origin).toBe(new URL(baseUrl.trim(), page).origin)
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(PorticoError)
        }
      }),
    )
  })
})
