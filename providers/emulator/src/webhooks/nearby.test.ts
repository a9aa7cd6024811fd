import { describe, expect, it } from 'vitest'
import { deliverNearby, isWebhookAddress } from './nearby.ts'

describe('a delivery', () => {
  const named = (name: string) => () => Promise.resolve(new Response(name))
  const deliver = deliverNearby(named('receiver'), named('network'))
  const reached = async (address: string) => (await deliver(new Request(address))).text()

  it.each([
    ['https://hooks.acme.test/people', 'receiver'],
    ['https://acme.example', 'receiver'],
    ['http://localhost:9000/hook', 'network'],
    ['https://test.acme.com', 'network'],
  ])('a delivery to %s reaches the %s', async (address, name) => expect(await reached(address)).toBe(name))
})

describe('the address of a webhook', () => {
  it.each(['https://acme.com', 'http://localhost:9000', 'http://127.0.0.1'])(
    'the address of a webhook may be %s',
    (address) => expect(isWebhookAddress(address)).toBe(true),
  )

  it.each(['http://acme.com', 'ftp://acme.com', 'acme.com', ''])('the address of a webhook is not %j', (address) =>
    expect(isWebhookAddress(address)).toBe(false),
  )
})
