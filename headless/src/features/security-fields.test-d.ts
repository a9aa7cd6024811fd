import { describe, expectTypeOf, it } from 'vitest'
import type { SecurityField } from './portal/admin-portal/index.ts'
import type { SessionLimits, TenantPolicy } from './portal/security/index.ts'

describe('the fields of the section security', () => {
  it('settings of a page can name each policy that a tenant can change', () => {
    expectTypeOf<TenantPolicy>().toExtend<SecurityField>()
  })

  it('settings of a page can name each limit of sessions', () => {
    expectTypeOf<keyof SessionLimits>().toExtend<SecurityField>()
  })
})
