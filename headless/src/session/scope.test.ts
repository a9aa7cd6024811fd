import { describe, expect, it } from 'vitest'
import { fakePorts } from '../../test/fake-ports.ts'
import { type ClientOptions, createClient } from '../client/index.ts'
import { hosted } from '../features/hosted-login/index.ts'
import { isLogOutOwed, oweLogOut } from './owed-log-out.ts'
import { sessionScopeOf } from './scope.ts'

function scopeOf(options: ClientOptions, address = 'https://app.example/reports/7'): string {
  return sessionScopeOf(createClient({ ...options, ports: fakePorts({ address }) }))
}

describe('the scope of a session', () => {
  it.each<ClientOptions>([
    { baseUrl: 'https://id.example' },
    { baseUrl: 'https://id.example/' },
    { baseUrl: ' HTTPS://ID.example:443/frontegg/ ' },
    { baseUrl: new URL('https://id.example') },
    { baseUrl: 'https://id.example/auth', urlPrefix: '/auth/' },
    { baseUrl: 'https://id.example', name: 'other', applicationId: 'other', tenantPerTab: true },
    { baseUrl: () => 'https://id.example/frontegg/' },
    { baseUrl: 'https://id.example', hostedLogin: hosted({ clientId: 'x' }) },
  ])('the session scope is the same for %o', (options) => {
    expect(scopeOf(options)).toBe('https://id.example/')
  })

  it.each<ClientOptions>([
    { baseUrl: 'http://id.example' },
    { baseUrl: 'https://id.example:8443' },
    { baseUrl: 'https://other.example' },
    { baseUrl: 'https://id.example/eu' },
  ])('the session scope is another for %o', (options) => {
    expect(scopeOf(options)).not.toBe('https://id.example/')
    const ports = fakePorts()
    oweLogOut(createClient({ baseUrl: 'https://id.example', ports }))
    expect(isLogOutOwed(createClient({ ...options, ports }))).toBe(false)
  })

  it('the session scope is what a function returns for a renewal, resolved against the page', () => {
    const baseUrl = (path: string) => (path.endsWith('/token/refresh') ? '/api/frontegg/' : 'https://id.example')
    expect(scopeOf({ baseUrl })).toBe('https://app.example/api/')
    expect(scopeOf({ baseUrl: () => '' })).toBe('https://app.example/')
  })

  it('the session scope is the token endpoint of another OpenID provider, whose session does not depend on the cookie', () => {
    const endpoints = {
      authorization: 'https://op.example/authorize',
      token: 'https://op.example/token',
      keys: 'https://op.example/keys',
    }
    const hostedLogin = hosted({ clientId: 'x', endpoints })
    expect(scopeOf({ baseUrl: 'https://id.example', hostedLogin })).toBe('https://op.example/token/')
  })
})
