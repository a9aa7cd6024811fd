import { describe, expect, it } from 'vitest'
import { bundlesForgotten, groupsEntangled } from './groups.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

describe('the sign-in', () => {
  it('imports nothing of the portal or the checkout', () => {
    expect(groupsEntangled(modules)).toEqual([])
  })

  it.each([
    ['words', "import { passkeysMessages } from '../../i18n/messages/portal/passkeys.gen.ts'"],
    ['a part', "import { RowList } from '../../primitives/row-list/row-list.tsx'"],
    ['a screen, loading it', "await import('../checkout/plans/plans.tsx')"],
  ])('the sign-in is reported if it imports %s of another group', (_, text) => {
    expect(groupsEntangled([planted('ui-kit/src/screens/login/x.tsx', text)])).toHaveLength(1)
  })

  it('the sign-in is reported if it imports a hook of the portal', () => {
    const text = "export * from '../portal/users/use-users.ts'"
    expect(groupsEntangled([planted('headless/src/features/login/flow.ts', text)])).toHaveLength(1)
  })

  it('the sign-in may import the types of the portal', () => {
    const text = "import type { PortalSlots } from '../primitives/portal/portal-slots.ts'"
    expect(groupsEntangled([planted('ui-kit/src/kit/kit-slots.ts', text)])).toEqual([])
  })
})

describe('a screen of the portal', () => {
  it('loads the words and rules of its group', () => {
    expect(bundlesForgotten(modules)).toEqual([])
  })

  it('a screen of the portal without the words and rules of its group is reported', () => {
    const text = "export const Users = boxOf({ label: 'users.boxLabel', load })"
    expect(bundlesForgotten([planted('ui-kit/src/screens/portal/users/users.tsx', text)])).toHaveLength(1)
    expect(bundlesForgotten([planted('ui-kit/src/screens/checkout/plans/plans.tsx', text)])).toEqual([
      expect.stringContaining('CheckoutBundle'),
    ])
  })
})
