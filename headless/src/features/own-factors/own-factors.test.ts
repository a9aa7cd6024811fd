import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../test/open-app.ts'
import { mfaOf } from '../../../test/open-login.ts'
import { openOwnFactors, ownFactorsOf, phone, reader } from '../../../test/open-own-factors.ts'
import { sessionFeature } from '../../session/feature.ts'
import { ownFactorsFeature } from './feature.ts'

describe('the second factors of the signed-in person', () => {
  it('the second factors of the user are listed with kind and name, beside the kinds to add', async () => {
    const app = await openOwnFactors({ phones: [phone], hasEmailCode: true })
    expect(ownFactorsOf(app)).toMatchObject({
      rows: [
        { id: 'phone-1', method: 'SMS', name: phone.phoneNumber, canRemove: true },
        { id: reader, method: 'EmailCode', name: reader, canRemove: false },
      ],
      addable: ['AuthenticatorApp', 'SMS', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'],
    })
    expect(mfaOf(app).step).toEqual({ name: 'idle' })
  })

  it('leave out a kind that no step adds', async () => {
    const kinds = ['Hologram', 'SMS', 'EmailCode']
    const strategies = kinds.map((strategy) => ({ strategy, isActive: true }))
    const app = await openOwnFactors(
      {},
      {
        instead: ({ pathname }) =>
          pathname.endsWith('/mfa/strategies') ? Promise.resolve(Response.json({ strategies })) : undefined,
      },
    )
    expect(ownFactorsOf(app).addable).toEqual(['SMS'])
  })

  it('the second factors of the user are not requested without a signed-in user', async () => {
    const app = await openApp()
    app.client.get(ownFactorsFeature).subscribe(() => {})
    await until(() => app.client.get(sessionFeature).getSnapshot().status === 'unauthenticated')
    // A read at first sight would be sent before this call.
    await app.client.api.get('/vendors/public')
    expect(app.called()).toContain('getVendorPublicInfo')
    expect(app.called()).not.toContain('listMfaDevices')
  })

  it('load after the session is restored, if they are on the screen before', async () => {
    const app = await openApp({ signedInAs: 'mfa@acme.test', starts: false })
    app.client.get(ownFactorsFeature).subscribe(() => {})
    await app.client.start()
    await until(() => ownFactorsOf(app).rows.length === 1)
    const reads = app.called().filter((name) => name === 'refreshToken' || name === 'listMfaDevices')
    expect(reads).toEqual(['refreshToken', 'listMfaDevices'])
  })

  it('the second factors of the user are cleared when the user signs out', async () => {
    const app = await openOwnFactors({ phones: [phone] })
    await app.client.session.logOut()
    expect(ownFactorsOf(app)).toMatchObject({ rows: [], addable: [] })
  })

  it('load again after a change', async () => {
    const app = await openOwnFactors({ phones: [phone] })
    await mfaOf(app).removeAllFactors()
    await until(() => ownFactorsOf(app).rows.length === 0)
  })
})
