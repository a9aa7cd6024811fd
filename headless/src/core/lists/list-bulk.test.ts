import { expect, it } from 'vitest'
import { changeInBulk } from './list-bulk.ts'

it('a bulk change returns its results in row order, regardless of the order of responses', async () => {
  const answers = new Map<string, () => void>()
  const changing = changeInBulk(
    { set: () => {}, meanwhile: () => {}, signal: new AbortController().signal },
    ['a', 'b', 'c', 'd'],
    {
      change: () => null,
      work: (id) =>
        new Promise<void>((resolve, reject) => {
          answers.set(id, 'bd'.includes(id) ? () => reject(new Error(id)) : resolve)
        }),
      onBegin: () => {},
    },
  )
  for (const answer of [...answers.values()].reverse()) {
    answer()
    await Promise.resolve()
  }
  const { succeeded, failed } = await changing
  expect(succeeded).toEqual(['a', 'c'])
  expect(failed.map(({ id }) => id)).toEqual(['b', 'd'])
})
