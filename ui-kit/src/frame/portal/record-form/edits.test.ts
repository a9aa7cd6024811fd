import { singleRecord } from '@portico/headless/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BareFeature, bareContainer } from '../../../../../headless/test/bare-container.ts'
import { changesOf, isSame, withEdits, withoutSent } from './edits.ts'

interface Profile {
  readonly name: string
  readonly age: number | null
  readonly tags: readonly string[]
  readonly address: { readonly city: string; readonly zip: string }
}

const profiles = fc.record({
  name: fc.string(),
  age: fc.option(fc.integer()),
  tags: fc.array(fc.string()),
  address: fc.record({ city: fc.string(), zip: fc.string() }),
})
const edits = fc
  .record(
    {
      name: fc.string(),
      age: fc.option(fc.integer()),
      tags: fc.array(fc.string()),
      'address.city': fc.string(),
      'address.zip': fc.string(),
    },
    { requiredKeys: [] },
  )
  .map((members) => new Map<string, unknown>(Object.entries(members)))

/** Returns a record with this value of the provider. */
async function recordOf(value: Profile) {
  const feature: BareFeature<{ readonly value: Profile | null }, ReturnType<typeof singleRecord<Profile>>> = {
    name: 'profile',
    scope: 'client',
    state: () => ({ value: null }),
    actions: (tools) =>
      singleRecord<Profile>(tools, { resource: 'rows', read: async () => value, write: () => new Promise(() => {}) }),
  }
  const slice = bareContainer().container.get(feature)
  slice.subscribe(() => {})
  await slice.actions.load()
  return slice
}

describe('the edits of a form', () => {
  it('the edits of a form are a patch that gives a record the edited value', async () => {
    await fc.assert(
      fc.asyncProperty(profiles, edits, async (value, edited) => {
        const record = await recordOf(value)
        void record.actions.save(withEdits({}, changesOf(value, edited)))
        expect(isSame(record.getSnapshot().value, withEdits(value, edited))).toBe(true)
      }),
    )
  })

  it('change nothing once the value has them', () => {
    fc.assert(
      fc.property(profiles, edits, (value, edited) => {
        expect(changesOf(withEdits(value, edited), edited).size).toBe(0)
      }),
    )
  })

  it('leave the value as it was', () => {
    fc.assert(
      fc.property(profiles, edits, (value, edited) => {
        const before = structuredClone(value)
        withEdits(value, edited)
        expect(value).toEqual(before)
      }),
    )
  })

  it('the edits of a form are gone after they were sent, except those of a member edited again', () => {
    const sent = new Map<string, unknown>([
      ['name', 'Ada'],
      ['age', 36],
    ])
    const now = new Map(sent).set('age', 37).set('tags', [])
    expect([...withoutSent(now, sent)]).toEqual([
      ['age', 37],
      ['tags', []],
    ])
  })

  it('cannot reach the prototype of an object', () => {
    const edited = withEdits({}, new Map([['__proto__.polluted', true]]))
    expect(Object.keys(edited)).toEqual(['__proto__'])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('equal data', () => {
  it('data is equal to its copy, and equality is the same in both directions', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(isSame(one, structuredClone(one))).toBe(true)
        expect(isSame(one, other)).toBe(isSame(other, one))
      }),
    )
  })

  it('an empty text is equal to no value', () => {
    expect(isSame('', undefined)).toBe(true)
    expect(isSame(null, '')).toBe(true)
    expect(isSame('', 0)).toBe(false)
  })

  it('a file is not equal to another file with the same members', () => {
    expect(isSame(new Blob(['a']), new Blob(['b']))).toBe(false)
  })
})
