import { expect, it } from 'vitest'
import { fakePorts } from '../../test/fake-ports.ts'
import { afterAuthTarget } from '../routes/after-auth.ts'
import { createClient } from './create-client.ts'
import { redirectRulesOf } from './redirect-rules.ts'
import type { ClientOptions } from './types.ts'

const present = new URL('https://app.example.com/account/login')
const targetOf = (baseUrl: ClientOptions['baseUrl'], page: string) => {
  const client = createClient({
    baseUrl,
    ports: fakePorts({ address: present.href, fetch: async () => Response.json({}) }),
  })
  return afterAuthTarget({ ...redirectRulesOf(client, present), page, stored: null }).target
}

it.each([
  '/api/frontegg/oauth/logout',
  '/API/frontegg/oauth/authorize?x=1',
  'https://app.example.com/api/frontegg/oauth/logout',
])('a sign-in leads to no call that acts, if calls go through the application: %s', (page) => {
  expect(targetOf(() => '/api', page)).toBe('/')
  expect(targetOf('https://app.example.com/api', page)).toBe('/')
})

it('a page of the application is reached, if calls go to another origin', () => {
  expect(targetOf('https://acme.example.com', '/api/frontegg/oauth/logout')).toBe('/api/frontegg/oauth/logout')
  expect(targetOf(() => 'https://[', '/team')).toBe('/team')
})
