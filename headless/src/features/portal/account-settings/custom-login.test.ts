import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { customLoginFeature } from './custom-login.ts'
import { metadataActions } from './metadata-actions.ts'

async function open(
  themeV2: unknown = { loginBox: { themeName: 'modern', palette: { primary: { main: '#111111' } } } },
) {
  const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
  const { emulator } = app.provider
  const [{ id = '' } = {}] = emulator.snapshot().tenants
  emulator.arrange(({ adminBox }) => {
    adminBox[id] = { themeV2 }
  })
  await app.client.start()
  const slice = app.client.get(customLoginFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().value !== null)
  const value = () => slice.getSnapshot().value
  const actions = () => app.sent('/metadata/admin-box').findLast((sent) => sent.body !== null)?.body
  return { app, emulator, slice, value, actions, stored: () => emulator.snapshot().adminBox[id] }
}

const color = (main: string) => ({ theme: { palette: { primary: { main } } } })

describe('the look of the login box', () => {
  it('the login box appearance is that of the account metadata', async () => {
    const { value } = await open()
    expect(value()).toEqual({ theme: { themeName: 'modern', palette: { primary: { main: '#111111' } } } })
  })

  it.each([[undefined], [null], [{}], [{ loginBox: 'modern' }]])(
    'the login box appearance is empty for %j',
    async (themeV2) => {
      expect((await open(themeV2 ?? {})).value()).toEqual({ theme: {} })
    },
  )

  it('the login box appearance is sent as one action for each change, and read again', async () => {
    const { slice, actions, stored, value } = await open()
    const patch = { theme: { themeName: 'vivid', palette: { primary: { main: '#2a4fc6' } } } }
    expect((await slice.actions.save(patch)).ok).toBe(true)
    expect(actions()).toEqual({
      actions: [
        { type: 'themeV2/loginBox/themeName', payload: 'vivid' },
        { type: 'themeV2/loginBox/palette/primary/main', payload: '#2a4fc6' },
      ],
    })
    expect(stored()).toEqual({ themeV2: { loginBox: patch.theme } })
    expect(value()).toEqual(patch)
  })

  it('changes an item of a list, and keeps the others', async () => {
    const { slice, actions, stored, value } = await open({ loginBox: { fonts: ['Inter', 'Arial'] } })
    const theme = { fonts: ['Inter', 'Georgia'] }
    expect((await slice.actions.save({ theme })).ok).toBe(true)
    expect(actions()).toEqual({ actions: [{ type: 'themeV2/loginBox/fonts/1', payload: 'Georgia' }] })
    expect(stored()).toEqual({ themeV2: { loginBox: theme } })
    expect(value()).toEqual({ theme })
  })

  it('changes at once, and back if the provider refuses', async () => {
    const { emulator, slice, value } = await open()
    emulator.faults.add({ operation: 'updateAccountMetadata', kind: 'status', status: 500, times: 1 })
    const saving = slice.actions.save(color('#2a4fc6'))
    expect(value()).toMatchObject(color('#2a4fc6'))
    expect(await saving).toMatchObject({ ok: false, error: { status: 500 } })
    expect(value()).toMatchObject(color('#111111'))
  })

  it('refuses a save without a change', async () => {
    const { slice, actions } = await open()
    expect(await slice.actions.save(color('#111111'))).toMatchObject({
      ok: false,
      error: { code: 'no-changes', message: 'No changes to update' },
    })
    expect(actions()).toBeUndefined()
  })
})

describe('the actions of a change', () => {
  it.each([
    ['a member', { a: 1, b: 2 }, { a: 3 }, [{ type: 'x/a', payload: 3 }]],
    ['a nested member', { a: { b: 1, c: 2 } }, { a: { c: 3 } }, [{ type: 'x/a/c', payload: 3 }]],
    [
      'a new object, by its members',
      {},
      { a: { b: { c: 1, d: [1] } } },
      [
        { type: 'x/a/b/c', payload: 1 },
        { type: 'x/a/b/d', payload: [1] },
      ],
    ],
    ['an empty object', {}, { a: {} }, [{ type: 'x/a', payload: {} }]],
    [
      'an object in the place of a text',
      { a: 'red' },
      { a: { main: 'red' } },
      [{ type: 'x/a', payload: { main: 'red' } }],
    ],
    ['an item of a list, by its number', { a: [1, 2] }, { a: [1, 3] }, [{ type: 'x/a/1', payload: 3 }]],
    ['a shorter list, as a whole', { a: [1, 2] }, { a: [1] }, [{ type: 'x/a', payload: [1] }]],
    ['an emptied list', { a: [1] }, { a: [] }, [{ type: 'x/a', payload: [] }]],
    ['nothing that is equal', { a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } }, []],
    ['nothing for what is left out', { a: 1 }, { a: undefined }, []],
  ])('the metadata actions of a change are those of %s', (_, value, patch, expected) => {
    expect(metadataActions(value, patch, 'x')).toEqual(expected)
  })
})
