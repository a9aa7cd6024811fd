import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakePage } from '../../test/fake-ports.ts'
import { quietClient } from '../../test/quiet-client.ts'
import { readFromAddress, returnToAddress, takeFromAddress } from './address-values.ts'

const link = 'http://localhost:5173/account/unlock?token=one-time&lang=de#top'

describe('what a link brought', () => {
  it('a link parameter is read and stays in the address', () => {
    const { client, ports } = quietClient({ address: link })
    expect(readFromAddress(client, ['token', 'userId'])).toEqual({ token: 'one-time' })
    expect(ports.page.url()?.href).toBe(link)
  })

  it('a link parameter is removed from the current history entry, and the rest of the address stays', () => {
    const { client, ports } = quietClient({ address: link })
    expect(takeFromAddress(client, ['token', 'userId'])).toEqual({ token: 'one-time' })
    expect(ports.page.moves).toEqual([{ path: '/account/unlock?lang=de#top', replace: true }])
  })

  it('a link parameter is returned once', () => {
    const { client } = quietClient({ address: link })
    takeFromAddress(client, ['token'])
    expect(takeFromAddress(client, ['token'])).toEqual({})
  })

  it('an empty link parameter yields nothing and does not move the page', () => {
    const { client, ports } = quietClient({ address: 'http://localhost:5173/account/unlock?token=' })
    expect(takeFromAddress(client, ['token'])).toEqual({})
    expect(ports.page.moves).toEqual([])
  })

  it('a link parameter is absent on a server', () => {
    const { client } = quietClient({ ports: { page: { ...fakePage(link), url: () => null } } })
    expect(takeFromAddress(client, ['token'])).toEqual({})
  })
  it('a link parameter of any content is read whole, leaves no trace and can be put back', () => {
    const anything = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(anything, anything, (token, rest) => {
        const query = new URLSearchParams({ token, rest })
        const { client, ports } = quietClient({ address: `http://localhost:5173/account/unlock?${query}` })
        expect(takeFromAddress(client, ['token'])).toEqual({ token })
        expect([...(ports.page.url()?.searchParams ?? [])]).toEqual([['rest', rest]])
        returnToAddress(client, { token })
        expect(readFromAddress(client, ['token', 'rest'])).toEqual({ token, rest })
      }),
    )
  })
})
