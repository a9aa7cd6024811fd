import { expect, it } from 'vitest'
import { detailsOf, draftOf, faultsOf } from './details-draft.ts'

it('returns known details as they were', () => {
  const details = { name: 'Acme', email: 'bills@acme.test' }
  expect(detailsOf(draftOf(details))).toEqual(details)
})

it('the details have an address as soon as one part is typed, without spaces around', () => {
  const draft = draftOf({ name: ' Acme ' })
  const { name, address } = detailsOf({ ...draft, address: { ...draft.address, city: ' Bristol ' } })
  expect([name, address?.city, address?.country]).toEqual(['Acme', 'Bristol', ''])
})

it('names the name and the address that have to be corrected', () => {
  expect(faultsOf(draftOf({ name: '  ', email: 'bills' }))).toEqual(['name-missing', 'email-incomplete'])
  expect(faultsOf(draftOf({ name: 'Acme' }))).toEqual([])
})
