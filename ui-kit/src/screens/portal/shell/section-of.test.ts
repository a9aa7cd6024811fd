import { portalSectionIds } from '@portico/headless/portal/admin-portal'
import { expect, it } from 'vitest'
import { ourSections } from './our-sections.ts'

it('the kit has every section that headless lists', () => {
  const ids = ourSections.map(({ id }) => id)
  expect([...ids].sort()).toEqual([...portalSectionIds].sort())
})
