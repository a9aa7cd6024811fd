import { describe, expect, it } from 'vitest'
import { type AddressRules, storedAddress } from './stored-address.ts'

const app = 'https://app.example.com'

function rules(options: Partial<AddressRules['options']> = {}, page = `${app}/users`): AddressRules {
  return {
    options: { baseUrl: `${app}/api`, urlPrefix: 'frontegg', ...options },
    ports: { page: { url: () => new URL(page) } },
  }
}

const proxies: readonly Partial<AddressRules['options']>[] = [
  { baseUrl: () => `${app}/proxy` },
  { baseUrl: () => '/proxy', urlPrefix: 'id' },
]

describe('a stored picture', () => {
  it.each([
    'https://img.test/a.png',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,<svg/>',
    '/pictures/a.png',
    'pictures/a.png',
    `${app}/pictures/a.png`,
    `${app}/apis/a.png`,
    `${app}/frontegg/a.png`,
    'https://other.test/api/frontegg/a.png',
  ])('a picture may be at %s', (address) => {
    expect(storedAddress(rules(), address, 'picture')).toBe(address)
  })

  it.each([
    null,
    undefined,
    1,
    {},
    '',
    ' ',
    ' https://img.test/a.png',
    'https://img.test/a.png\n',
    'http://img.test/a.png',
    'http://localhost:8080/a.png',
    'javascript:alert(1)',
    'blob:https://img.test/1',
    'data:text/html,x',
    'data:image',
    'file:///etc/passwd',
    '//img.test/a.png',
    '/\\img.test/a.png',
    'https:img.test',
    'https://ada:secret@img.test/a.png',
    'https://',
    'ftp://img.test/a.png',
  ])('a picture may not be at %j', (address) => {
    expect(storedAddress(rules(), address, 'picture')).toBeNull()
  })

  it.each([
    '/api/frontegg/oauth/logout',
    `${app}/api/frontegg/oauth/logout`,
    `${app}:443/api/frontegg/oauth/logout`,
    'https://app.example.com./api/frontegg/oauth/logout',
    'HTTPS://APP.EXAMPLE.COM/API/Frontegg/oauth/logout',
    `http://app.example.com/api/frontegg/oauth/logout`,
    `${app}:8443/api/frontegg/oauth/logout`,
    '/api',
    '/api/account/login',
    '/api/frontegg',
    '/api/frontegg/',
    '/x/../api/frontegg/oauth/logout',
    '/api/%66rontegg/oauth/logout',
    '/api%2ffrontegg/oauth/logout',
    '/api/%2566rontegg/oauth/logout',
    '//app.example.com/api/frontegg/oauth/logout',
    '/api//frontegg/oauth/logout',
    '/api/./frontegg/oauth/logout',
    '/api/x/%2e%2e/frontegg/oauth/logout',
    '/api/x/%252e%252e/frontegg/oauth/logout',
    '/api/frontegg;a=b/oauth/logout',
    '/api/frontegg?x#y',
    '/api/%zz',
    '/api/oauth/logout',
    '../api/frontegg/oauth/logout',
  ])('neither a picture nor a link is at a call of the application: %s', (address) => {
    expect(storedAddress(rules(), address, 'picture')).toBeNull()
    expect(storedAddress(rules(), address, 'link')).toBeNull()
  })

  it.each([
    [{ baseUrl: 'https://acme.frontegg.test' }, 'https://acme.frontegg.test/frontegg/oauth/logout'],
    [{ baseUrl: 'https://acme.frontegg.test', urlPrefix: '' }, 'https://acme.frontegg.test/oauth/logout'],
    [proxies[0], '/proxy/frontegg/oauth/logout'],
    [proxies[1], '/proxy/id/oauth/logout'],
    [{ baseUrl: app, urlPrefix: '' }, '/anything.png'],
    [{ baseUrl: app }, '/frontegg/oauth/logout'],
  ])('a picture is not at a call of the provider: %j', (options, address) => {
    expect(storedAddress(rules(options), address, 'picture')).toBeNull()
  })

  it('a page on this machine shows pictures of this machine', () => {
    const local = rules({ baseUrl: 'http://localhost:4400' }, 'http://localhost:5173/users')
    expect(storedAddress(local, 'http://localhost:8080/a.png', 'picture')).toBe('http://localhost:8080/a.png')
    expect(storedAddress(local, 'http://localhost:4400/frontegg/oauth/logout', 'picture')).toBeNull()
  })

  it('pictures of other origins are limited to the chosen ones', () => {
    const chosen = rules({ pictureOrigins: ['https://cdn.test'] })
    const addresses = ['https://cdn.test/a.png', 'https://cdn.test.evil.test/a.png', '/a.png', 'data:image/png,x']
    const shown = addresses.filter((address) => storedAddress(chosen, address, 'picture') !== null)
    expect(shown).toEqual(['https://cdn.test/a.png', '/a.png', 'data:image/png,x'])
    expect(storedAddress(chosen, 'https://img.test/a.png', 'link')).toBe('https://img.test/a.png')
  })
})

describe('a stored link', () => {
  it.each(['https://docs.test/a', '/orders?id=1#part', `${app}/orders`])('a link may lead to %s', (address) => {
    expect(storedAddress(rules(), address, 'link')).toBe(address)
  })

  it.each(['javascript:alert(1)', 'data:image/png,x', 'http://docs.test/a', 'mailto:ada@acme.test'])(
    'a link may not lead to %s',
    (address) => {
      expect(storedAddress(rules(), address, 'link')).toBeNull()
    },
  )
})
