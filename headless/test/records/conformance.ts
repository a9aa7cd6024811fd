import type { Emulator } from '@portico/emulator'
import { expect, it } from 'vitest'
import type { Client } from '../../src/client/index.ts'
import type { RecordActions, RecordState } from '../../src/core/lists/single-record.ts'
import type { Slice } from '../../src/core/slice.ts'
import { openApp, until } from '../open-app.ts'

type State = Parameters<Parameters<Emulator['arrange']>[0]>[0]

/** A record of the product, for the rules of every record. */
export interface EmulatorRecord<Value extends object> {
  readonly slice: (
    client: Client,
    state: State,
  ) => Slice<RecordState<Value>, Pick<RecordActions<Value>, 'load' | 'save'>>
  /** The operations that read and save it. */
  readonly reads: string
  readonly saves: string
  /** One member with a value that it does not have. */
  readonly patch: Parameters<RecordActions<Value>['save']>[0]
  /** Changes another member at the provider. */
  readonly changeOther: (emulator: Emulator) => void
  /** Both members, as the provider has them. */
  readonly kept: (state: State) => unknown
  /** Both members after both changes, in the names of the provider. */
  readonly both: object
  /** The other member after its change. */
  readonly other: object
}

/** Runs the rules of every record over one of them. */
export function recordConformance<Value extends object>(record: EmulatorRecord<Value>): void {
  async function open() {
    const app = await openApp({ signedInAs: 'admin@acme.test', logLevel: 'silent' })
    const { emulator } = app.provider
    const slice = record.slice(app.client, emulator.snapshot())
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().value !== null)
    const { save, load } = slice.actions
    return { ...app, emulator, save, load, value: () => slice.getSnapshot().value }
  }

  it('shows a save at once, goes back if the provider refuses, and can be saved again', async () => {
    const { emulator, save, value } = await open()
    const before = value()
    emulator.faults.add({ operation: record.saves, kind: 'status', status: 500, times: 1 })
    const saving = save(record.patch)
    expect(value()).toMatchObject(record.patch)
    expect(await saving).toMatchObject({ ok: false, error: { status: 500 } })
    expect(value()).toEqual(before)
    expect((await save(record.patch)).ok).toBe(true)
    expect(value()).toMatchObject(record.patch)
  })

  it('keeps what another administrator has saved meanwhile, and shows it', async () => {
    const { emulator, save, value } = await open()
    record.changeOther(emulator)
    expect((await save(record.patch)).ok).toBe(true)
    expect(record.kept(emulator.snapshot())).toMatchObject(record.both)
    await expect.poll(value).toMatchObject({ ...record.patch, ...record.other })
  })

  it('keeps its value after a failed read, and reads again', async () => {
    const { emulator, clock, load, value } = await open()
    const before = value()
    emulator.faults.add({ operation: record.reads, kind: 'status', status: 500 })
    const loading = load()
    await clock.advance(60_000)
    expect(await loading).toMatchObject({ ok: false, error: { status: 500 } })
    expect(value()).toEqual(before)
    emulator.faults.clear()
    record.changeOther(emulator)
    expect((await load()).ok).toBe(true)
    expect(value()).toMatchObject(record.other)
  })
}
