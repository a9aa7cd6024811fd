import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { ipPlaceFeature } from './feature.ts'

describe('the place of an IP address', () => {
  it('the place of an IP address is read from the provider once for all rows with the address', async () => {
    const app = await openApp({ signedInAs: 'reader@acme.test' })
    const ip = '192.0.2.1'
    const [one, other] = [1, 2].map(() => app.client.get(ipPlaceFeature, { ip }))
    one?.subscribe(() => {})
    other?.subscribe(() => {})
    await until(() => one?.getSnapshot().value !== null)
    expect(other?.getSnapshot().value).toEqual({ ip, city: 'Berlin', country: 'Germany', countryCode: 'DE' })
    expect(app.called().filter((operation) => operation === 'getIpMetadata')).toHaveLength(1)
  })

  it('the place without an IP address is the one of the user', async () => {
    const app = await openApp({ signedInAs: 'reader@acme.test' })
    const slice = app.client.get(ipPlaceFeature)
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().value !== null)
    expect(slice.getSnapshot().value).toEqual({ ip: '127.0.0.1', city: '', country: '', countryCode: '' })
  })

  it('the place of an IP address is cleared when the user signs out', async () => {
    const app = await openApp({ signedInAs: 'reader@acme.test' })
    const slice = app.client.get(ipPlaceFeature)
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().value !== null)
    await app.client.session.logOut()
    expect(slice.getSnapshot().value).toBeNull()
  })
})
