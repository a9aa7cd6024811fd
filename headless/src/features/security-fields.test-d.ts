import { describe, expectTypeOf, it } from 'vitest'
import type { SecurityField } from './portal/admin-portal/index.ts'
import type { SessionLimits, TenantPolicy } from './portal/security/index.ts'
import type { allPolicies, tenantPolicies } from './portal/security/policies/policies.ts'

describe('the policies of the section security', () => {
  it('a list without one of the policies does not compile', () => {
    expectTypeOf<TenantPolicy>().toEqualTypeOf<keyof typeof tenantPolicies>()
    expectTypeOf<Omit<typeof tenantPolicies, 'userLockout'>>().not.toExtend<typeof tenantPolicies>()
    expectTypeOf<Omit<typeof allPolicies, 'captcha'>>().not.toExtend<typeof allPolicies>()
  })

  it('settings of a page can name each policy and each limit of sessions', () => {
    expectTypeOf<TenantPolicy | keyof SessionLimits>().toExtend<SecurityField>()
  })
})
