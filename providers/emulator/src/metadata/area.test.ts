import { describe, expect, it } from 'vitest'
import { openScene } from '../../test/open-caller.ts'

describe('the place of an IP address', () => {
  it('the place of an IP address is known for the example networks', async () => {
    const { get, tokenOf } = openScene()
    const token = await tokenOf('reader@acme.test')
    expect((await get('/metadata/ip/203.0.113.9', { token })).body).toMatchObject({
      ip: '203.0.113.9',
      city: 'Tel Aviv',
      country_code: 'IL',
      location: { country_flag_emoji: '🇮🇱' },
    })
  })

  it('the place of the caller is found by the address that the first proxy saw', async () => {
    const { get, tokenOf } = openScene()
    const token = await tokenOf('reader@acme.test')
    const at = async (headers: Readonly<Record<string, string>>) =>
      (await get('/metadata/ipme', { token, headers })).body
    expect(await at({ 'x-forwarded-for': '192.0.2.1, 10.0.0.1' })).toMatchObject({ ip: '192.0.2.1', city: 'Berlin' })
    expect(await at({ 'x-forwarded-for': 'nonsense' })).toMatchObject({ ip: '127.0.0.1', city: null })
    expect(await at({})).toMatchObject({ ip: '127.0.0.1', city: null, country_code: null })
  })

  it('any other IP address has no known place, without a request to an outside service', async () => {
    const { get, tokenOf } = openScene()
    const token = await tokenOf('reader@acme.test')
    expect((await get('/metadata/ip/2001:db8::1', { token })).body).toMatchObject({ ip: '2001:db8::1', city: null })
  })

  it.each(['256.0.0.1', '1.2.3', 'example.com', '1.2.3.4.5', '::g', '01.2.3.4'])(
    'the place of the malformed IP address %s is refused',
    async (text) => {
      const { get, tokenOf } = openScene()
      const token = await tokenOf('reader@acme.test')
      expect((await get(`/metadata/ip/${text}`, { token })).status).toBe(400)
    },
  )

  it('the place of an IP address is refused if the caller is not signed in', async () => {
    expect((await openScene().get('/metadata/ipme')).status).toBe(401)
  })
})
