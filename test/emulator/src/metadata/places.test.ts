import { describe, expect, it } from 'vitest'
import { openScene } from '../../test/open-caller.ts'

describe('the place of an IP address', () => {
  it('is known for the networks of examples', async () => {
    const { get, tokenOf } = openScene()
    const token = await tokenOf('reader@acme.test')
    expect((await get('/metadata/ip/203.0.113.9', { token })).body).toMatchObject({
      ip: '203.0.113.9',
      city: 'Tel Aviv',
      country_code: 'IL',
      location: { country_flag_emoji: '🇮🇱' },
    })
  })

  it('is told of the caller, by the address that the first proxy saw', async () => {
    const { get, tokenOf } = openScene()
    const token = await tokenOf('reader@acme.test')
    const at = async (headers: Readonly<Record<string, string>>) =>
      (await get('/metadata/ipme', { token, headers })).body
    expect(await at({ 'x-forwarded-for': '192.0.2.1, 10.0.0.1' })).toMatchObject({ ip: '192.0.2.1', city: 'Berlin' })
    expect(await at({ 'x-forwarded-for': 'nonsense' })).toMatchObject({ ip: '127.0.0.1', city: null })
    expect(await at({})).toMatchObject({ ip: '127.0.0.1', city: null, country_code: null })
  })

  it('is unknown for every other, and asked outside for none', async () => {
    const { get, tokenOf } = openScene()
    const token = await tokenOf('reader@acme.test')
    expect((await get('/metadata/ip/2001:db8::1', { token })).body).toMatchObject({ ip: '2001:db8::1', city: null })
  })

  it.each(['256.0.0.1', '1.2.3', 'example.com', '1.2.3.4.5', '::g', '01.2.3.4'])('is refused for %s', async (text) => {
    const { get, tokenOf } = openScene()
    const token = await tokenOf('reader@acme.test')
    expect((await get(`/metadata/ip/${text}`, { token })).status).toBe(400)
  })

  it('is told to nobody who is not signed in', async () => {
    expect((await openScene().get('/metadata/ipme')).status).toBe(401)
  })
})
