import { describe, expect, it } from 'vitest'
import { type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { ssoConnectionsFeature } from './feature.ts'
import { rowOf } from './rows.ts'

async function open(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: 'admin@acme.test', ...options })
  const slice = app.client.get(ssoConnectionsFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  const rows = () => slice.getSnapshot().rows
  return { ...app, rows, actions: slice.actions }
}

describe('the name of a connection', () => {
  it('the name is created, changed and found, in one line', async () => {
    const { actions, rows, clock } = await open()
    await actions.create({ type: 'okta', name: ' Okta \n of Globex ' })
    await actions.load()
    const created = rows().find(({ name }) => name !== '')
    expect(created).toMatchObject({ name: 'Okta of Globex', isNamable: true })
    await actions.update({ id: created?.id ?? '', name: 'Globex' })
    const searching = actions.search({ text: 'globex' })
    await clock.advance(1000)
    await searching
    expect(rows().map(({ name }) => name)).toEqual(['Globex'])
  })

  it('the name stays with a change of another member', async () => {
    const { actions, rows, provider } = await open()
    await actions.create({ type: 'okta', name: 'Globex' })
    await actions.load()
    const { id = '' } = rows().find(({ name }) => name === 'Globex') ?? {}
    await actions.update({ id, type: 'azure' })
    const kept = provider.emulator.snapshot().ssoConnections.find((one) => one.id === id)
    expect(kept).toMatchObject({ name: 'Globex', type: 'azure' })
  })

  it.each([
    ['   ', ''],
    ['\u200b\u2800', ''],
    [' Okta\n2 ', 'Okta 2'],
    [null, ''],
    [5, ''],
  ])('a name %j of the provider is shown as %j and may be changed', (name, shown) => {
    const answer = { id: 'one', type: 'okta', publicCertificate: '', ssoEndpoint: '', name }
    expect(rowOf(answer as unknown as Parameters<typeof rowOf>[0], '')).toMatchObject({ name: shown, isNamable: true })
  })

  it('a provider without names has connections that cannot have one', async () => {
    const { rows } = await open({
      instead: ({ pathname }, init) => {
        if (!pathname.endsWith('/sso/v1/configurations') || (init?.method ?? 'GET') !== 'GET') return undefined
        const texts = ['generatedVerification', 'ssoEndpoint', 'publicCertificate', 'acsUrl', 'spEntityId']
        const empty = [...texts, 'oidcClientId', 'oidcSecret'].map((member) => [member, ''])
        const flags = { enabled: false, signRequest: false, skipEmailDomainValidation: false }
        const lists = { domains: [], roleIds: [], groups: [] }
        return Promise.resolve(
          Response.json([{ id: 'one', type: 'okta', ...Object.fromEntries(empty), ...flags, ...lists }]),
        )
      },
    })
    expect(rows()[0]).toMatchObject({ name: '', isNamable: false })
  })
})
