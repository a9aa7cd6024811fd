import { portalSectionIds } from '@portico/headless/portal/admin-portal'
import { expect, it } from 'vitest'
import { ourSections } from './our-sections.ts'

it('the kit has every section that headless lists but usage, which is the application’s own', () => {
  const ids = ourSections.map(({ id }) => id)
  expect([...ids, 'usage'].sort()).toEqual([...portalSectionIds].sort())
})
