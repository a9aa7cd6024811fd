import type { SecurityPolicies, TenantPolicy } from '@portico/headless/portal/security'
import { describe, expectTypeOf, it } from 'vitest'
import type { SessionFields } from './sessions-tab.tsx'
import type { PolicyFields } from './sign-in-fields.tsx'

type MissingOne<Fields> = { [Name in keyof Fields]: Omit<Fields, Name> }[keyof Fields]

describe('the fields of policies', () => {
  it('a policy that a tenant can change and that has no field does not compile', () => {
    expectTypeOf<keyof PolicyFields>().toEqualTypeOf<TenantPolicy>()
    expectTypeOf<Extract<MissingOne<PolicyFields>, PolicyFields>>().toEqualTypeOf<never>()
  })

  it('a limit of sessions that has no field does not compile', () => {
    expectTypeOf<Extract<MissingOne<SessionFields>, SessionFields>>().toEqualTypeOf<never>()
  })

  it('a field has the value of the policy of its name', () => {
    type Shown = Parameters<NonNullable<PolicyFields['userLockout']['show']>>[0]
    expectTypeOf<Shown>().toEqualTypeOf<SecurityPolicies['userLockout']>()
  })
})
