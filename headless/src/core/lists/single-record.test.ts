import { describe, expect, it } from 'vitest'
import { type BareFeature, bareContainer, type Deferred, deferred, reasonOf } from '../../../test/bare-container.ts'
import { settle } from '../../../test/fake-ports.ts'
import { type RecordActions, type RecordPatch, type RecordState, singleRecord } from './single-record.ts'

interface Settings {
  readonly name: string
  readonly tags: readonly string[]
  readonly address: { readonly city: string; readonly zip: string }
}

const stored: Settings = { name: 'Acme', tags: ['a'], address: { city: 'Bern', zip: '3000' } }

async function open() {
  const writes: { readonly patch: RecordPatch<Settings>; readonly answer: Deferred<void> }[] = []
  const settings: BareFeature<RecordState<Settings>, RecordActions<Settings>, { readonly id: string }> = {
    name: 'settings',
    scope: 'tenant',
    state: () => ({ value: null }),
    actions: (tools, { id }) =>
      singleRecord<Settings>(tools, {
        resource: 'rows',
        read: async () => ({ ...stored, name: `${stored.name} ${id}` }),
        write(patch) {
          const answer = deferred()
          writes.push({ patch, answer })
          return answer.promise
        },
      }),
  }
  const { container } = bareContainer()
  const slice = container.get(settings, { key: '1', id: '1' })
  slice.subscribe(() => {})
  await slice.actions.load()
  return { slice, writes, container, settings, value: () => slice.getSnapshot().value }
}

describe('a record', () => {
  it('loads its value', async () => {
    const { value } = await open()
    expect(value()).toEqual({ ...stored, name: 'Acme 1' })
  })

  it('shows a saved patch at once, merged into nested objects', async () => {
    const { slice, value } = await open()
    void slice.actions.save({ address: { city: 'Basel' }, tags: ['b'] })
    expect(value()).toEqual({ name: 'Acme 1', tags: ['b'], address: { city: 'Basel', zip: '3000' } })
  })

  it('removes a refused patch alone', async () => {
    const { slice, writes, value } = await open()
    const refused = slice.actions.save({ name: 'Refused' })
    const accepted = slice.actions.save({ address: { zip: '4000' } })
    await settle()
    writes[0]?.answer.reject(new Error('no'))
    await settle()
    writes[1]?.answer.resolve()
    expect((await Promise.all([refused, accepted])).map(reasonOf)).toEqual(['failed', 'ok'])
    expect(value()).toMatchObject({ name: 'Acme 1', address: { city: 'Bern', zip: '4000' } })
  })

  it('sends saves one after another, so that the last one stays', async () => {
    const { slice, writes } = await open()
    void slice.actions.save({ name: 'One' })
    void slice.actions.save({ name: 'Two' })
    await settle()
    expect(writes.map(({ patch }) => patch)).toEqual([{ name: 'One' }])
    writes[0]?.answer.resolve()
    await settle()
    expect(writes.map(({ patch }) => patch)).toEqual([{ name: 'One' }, { name: 'Two' }])
  })

  it('sends no save that waits when its owner goes', async () => {
    const { slice, writes, container, value } = await open()
    const saves = [slice.actions.save({ name: 'One' }), slice.actions.save({ name: 'Two' })]
    await settle()
    container.forget('tenant')
    writes[0]?.answer.resolve()
    expect((await Promise.all(saves)).map(reasonOf)).toEqual(['canceled', 'canceled'])
    await settle()
    expect(writes).toHaveLength(1)
    expect(value()).toBeNull()
  })

  it('a record has a separate value for each id', async () => {
    const { slice, container, settings } = await open()
    const other = container.get(settings, { key: '2', id: '2' })
    await other.actions.load()
    void slice.actions.save({ name: 'Mine' })
    expect(other.getSnapshot().value?.name).toBe('Acme 2')
  })
})
