import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PorticoError } from '../core/errors.ts'
import { addressOf } from './address.ts'

const target = { baseUrl: 'https://id.example' }

describe('the address of a call', () => {
  it('the address of a call is base URL, prefix and path', () => {
    expect(addressOf(target, '/flags')).toBe('https://id.example/frontegg/flags')
  })

  it('takes another prefix', () => {
    expect(addressOf({ ...target, urlPrefix: 'auth' }, '/flags')).toBe('https://id.example/auth/flags')
  })

  it('the address of a call has no prefix if the prefix is empty', () => {
    expect(addressOf({ ...target, urlPrefix: '' }, '/flags')).toBe('https://id.example/flags')
  })

  it('asks a base URL that is a function for each path', () => {
    const baseUrl = (path: string) => (path.endsWith('/logout') ? 'https://app.example/api' : 'https://id.example')
    expect(addressOf({ ...target, baseUrl }, '/flags')).toBe('https://id.example/frontegg/flags')
    expect(addressOf({ ...target, baseUrl }, '/identity/resources/auth/v1/logout')).toBe(
      'https://app.example/api/frontegg/identity/resources/auth/v1/logout',
    )
  })

  it.each(['/.well-known/jwks.json', '/oauth/portal', '/resources/velo/v1/config'])(
    'the address of a call has no prefix at %s',
    (path) => {
      expect(addressOf(target, path)).toBe(`https://id.example${path}`)
    },
  )

  it.each(['/oauth/token', '/oauth/authorize', '/oauth/authorize/silent', '/oauth/logout'])(
    'the address of a call has a prefix at %s',
    (path) => {
      expect(addressOf(target, path)).toBe(`https://id.example/frontegg${path}`)
    },
  )

  it('keeps a trailing slash of the contract', () => {
    expect(addressOf(target, '/a/v1/')).toBe('https://id.example/frontegg/a/v1/')
  })

  it('the address of a call has every placeholder filled with an encoded value', () => {
    expect(addressOf(target, '/a/{id}/b/{name}', { id: 7, name: 'ä/b?c#d e%2f' })).toBe(
      'https://id.example/frontegg/a/7/b/%C3%A4%2Fb%3Fc%23d%20e%252f',
    )
  })

  it('refuses values that would lead to another path', () => {
    for (const id of ['', '.', '..']) {
      expect(() => addressOf(target, '/users/{id}/roles', { id })).toThrow(PorticoError)
      expect(() => addressOf(target, '/users/{id}/roles', { id })).toThrow(
        expect.objectContaining({ code: 'invalid-path-value', message: expect.stringContaining('{id}') }),
      )
    }
    expect(() => addressOf(target, '/users/{id}/roles')).toThrow(PorticoError)
    expect(addressOf(target, '/users/{id}', { id: '...' })).toBe('https://id.example/frontegg/users/...')
  })

  it('a path value keeps its slashes if the contract allows it, and nothing else', () => {
    const path = '/audits/export/{endpoint}'
    const at = (endpoint: string) => addressOf(target, path, { endpoint })
    expect(at('csv/v2')).toBe('https://id.example/frontegg/audits/export/csv/v2')
    expect(at('a?b/c#d')).toBe('https://id.example/frontegg/audits/export/a%3Fb/c%23d')
    for (const endpoint of ['..', '../v2', 'csv/..', 'csv/../../users', '/csv', 'csv/', 'csv//v2', './csv']) {
      expect(() => at(endpoint)).toThrow(expect.objectContaining({ code: 'invalid-path-value' }))
    }
  })

  it('the address of a call stays at its operation for any path value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (id) => {
        fc.pre(!/^\.{0,2}$/.test(id))
        const { origin, pathname, search, hash } = new URL(addressOf(target, '/users/{id}/roles', { id }))
        expect(origin + search + hash).toBe('https://id.example')
        expect(pathname.split('/')).toEqual(['', 'frontegg', 'users', encodeURIComponent(id), 'roles'])
      }),
    )
  })

  it('the query of a call has texts, numbers and booleans, without undefined values', () => {
    expect(addressOf(target, '/a', {}, { a: 'x y&z', b: 0, c: false, d: undefined, e: '' })).toBe(
      'https://id.example/frontegg/a?a=x+y%26z&b=0&c=false&e=',
    )
  })

  it('joins lists by commas and sends the members of an object as queries of their own', () => {
    expect(addressOf(target, '/a', {}, { ids: ['1', '2'], filters: { email: 'a', ip: undefined } })).toBe(
      'https://id.example/frontegg/a?ids=1%2C2&email=a',
    )
  })

  it('the address of a call has no question mark without a query', () => {
    expect(addressOf(target, '/a', {}, { x: undefined })).toBe('https://id.example/frontegg/a')
  })
})
