import { expect, it } from 'vitest'
import { verbsFrom, verbsInBulk } from './verb-table.ts'

const table = { enable: { isDisabled: false }, disable: { isDisabled: true } }

it('each entry of a verb table becomes a verb of its name', () => {
  const verbs = verbsFrom(table, ({ isDisabled }) => (id: string) => ({ id, isDisabled }))
  expect(Object.keys(verbs)).toEqual(['enable', 'disable'])
  expect(verbs.disable('ada')).toEqual({ id: 'ada', isDisabled: true })
})

it('each entry of a verb table becomes a verb in bulk', () => {
  const verbs = verbsInBulk(table, ({ isDisabled }) => isDisabled)
  expect(verbs).toEqual({ enableMany: false, disableMany: true })
})
