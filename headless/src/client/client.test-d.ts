import { describe, expectTypeOf, it } from 'vitest'
import type { User } from '../session/index.ts'
import { type Client, type ClientOptions, createClient, type HostedSignIn, serializeClient } from './index.ts'

declare const client: Client
declare const hostedLogin: HostedSignIn
const baseUrl = 'http://localhost:4400'

describe('createClient', () => {
  it('needs a base URL', () => {
    // @ts-expect-error the base URL is missing
    createClient({})
    createClient({ baseUrl })
    createClient({ baseUrl: (path) => `https://app.test/api${path.toLowerCase()}` })
  })

  it('needs none with hosted login, which may have endpoints', () => {
    createClient({ hostedLogin })
    // @ts-expect-error the option is no hosted login
    createClient({ hostedLogin: {} })
  })

  it('knows the routes', () => {
    createClient({ baseUrl, routes: { loginUrl: '/sign-in' } })
    // @ts-expect-error there is no such route
    createClient({ baseUrl, routes: { signInUrl: '/sign-in' } })
  })

  it('takes flags that are on or off', () => {
    createClient({ baseUrl, flags: { beta: 'on', other: 'off' } })
    // @ts-expect-error a flag is on or off
    createClient({ baseUrl, flags: { beta: true } })
  })

  it('takes the state of another client, as that gives it', () => {
    createClient({ baseUrl, state: serializeClient(client) })
    // @ts-expect-error the name of the client it comes from is missing
    createClient({ baseUrl, state: { slices: {} } })
  })

  it('knows its options and no others', () => {
    // @ts-expect-error there is no such option
    createClient({ baseUrl, prefix: 'frontegg' })
    expectTypeOf<ClientOptions['urlPrefix']>().toEqualTypeOf<string | undefined>()
  })
})

describe('a client', () => {
  it('tells of events with their payloads', () => {
    client.on('signedIn', (user) => expectTypeOf(user).toEqualTypeOf<User>())
    client.on('loaded', (nothing) => expectTypeOf(nothing).toEqualTypeOf<undefined>())
    // @ts-expect-error there is no such event
    client.on('signedUp', () => {})
    // @ts-expect-error a user has no such member
    client.on('signedIn', ({ username }) => username)
  })

  it('is handed on as it is', () => {
    // @ts-expect-error its name does not change
    client.name = 'other'
    // @ts-expect-error nor do its options
    client.options.baseUrl = baseUrl
  })
})
