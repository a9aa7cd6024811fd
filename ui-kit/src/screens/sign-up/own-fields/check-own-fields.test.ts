import { describe, expect, it } from 'vitest'
import { checkOwnFields, type OwnFieldsCheck } from './check-own-fields.ts'

const typed: Readonly<Record<string, string>> = { siret: '123', city: 'Lyon', password: 'secret' }
const read = (name: string) => typed[name] ?? ''
const names = ['siret', 'city']

/** Returns a schema in the form of libraries. It answers with these issues, or with the value if there are none. */
function schema(
  ...issues: { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] }[]
): OwnFieldsCheck {
  return {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: async (value) =>
        issues.length > 0 ? { issues } : { value: typeof value === 'object' && value !== null ? { ...value } : {} },
    },
  }
}

describe('own fields', () => {
  it('own fields are sent unchanged without a check, and no other field with them', async () => {
    expect(await checkOwnFields({ names }, read)).toEqual({ values: { siret: '123', city: 'Lyon' } })
  })

  it('own fields have the values that a check function returns', async () => {
    const check: OwnFieldsCheck = ({ siret }) => ({ values: { siret: Number(siret) } })
    expect(await checkOwnFields({ names, check }, read)).toEqual({ values: { siret: 123 } })
  })

  it('own fields are refused by a check function, field by field', async () => {
    const check: OwnFieldsCheck = async () => ({ errors: { siret: 'Enter 14 digits.' } })
    expect(await checkOwnFields({ names, check }, read)).toEqual({ errors: { siret: 'Enter 14 digits.' } })
  })

  it('own fields are sent unchanged if a check function returns no errors', async () => {
    const checked = await checkOwnFields({ names, check: () => ({ errors: {} }) }, read)
    expect(checked).toEqual({ values: { siret: '123', city: 'Lyon' } })
  })

  it('own fields have the values that a schema returns', async () => {
    expect(await checkOwnFields({ names, check: schema() }, read)).toEqual({ values: { siret: '123', city: 'Lyon' } })
  })

  it.each([
    ['a name', ['city']],
    ['an object', [{ key: 'city' }, 'zip']],
  ] as const)('own fields are refused by a schema at the field its path begins with: %s', async (_, path) => {
    const check = schema({ message: 'Enter a city.', path })
    expect(await checkOwnFields({ names, check }, read)).toEqual({ errors: { city: 'Enter a city.' } })
  })

  it('show the first issue of a field, and an issue without a field at the first one', async () => {
    const check = schema({ message: 'One.', path: [] }, { message: 'Two.', path: ['siret'] }, { message: 'Three.' })
    expect(await checkOwnFields({ names, check }, read)).toEqual({ errors: { siret: 'One.' } })
  })
})
