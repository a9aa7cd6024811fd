import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openHeld } from '../../../../test/held-reads.tsx'
import { page } from '../../../../test/open-portal.tsx'
import { ourSections } from './our-sections.ts'

afterEach(cleanup)

/** The calls of a section that opens, and how many of them are one after the other. Both count those of the portal, such as that of the vendor. */
const budgets: Readonly<Record<string, { readonly calls: number; readonly levels: number }>> = {
  account: { calls: 3, levels: 1 },
  apiTokens: { calls: 6, levels: 1 },
  applications: { calls: 6, levels: 3 },
  audits: { calls: 6, levels: 1 },
  groups: { calls: 4, levels: 1 },
  personalApiTokens: { calls: 5, levels: 1 },
  // The places of the addresses of the sessions.
  privacy: { calls: 9, levels: 2 },
  // The addresses of the user, and the policy for their change.
  profile: { calls: 6, levels: 1 },
  provisioning: { calls: 6, levels: 2 },
  reports: { calls: 4, levels: 1 },
  roles: { calls: 6, levels: 1 },
  security: { calls: 8, levels: 1 },
  sso: { calls: 5, levels: 1 },
  // The numbers of the accounts, which their page names.
  allAccounts: { calls: 7, levels: 2 },
  subscriptions: { calls: 10, levels: 3 },
  // The offer, the settings of the account, and the numbers.
  usage: { calls: 5, levels: 2 },
  // Roles, groups, applications and numbers of the people on the page, by their ids.
  users: { calls: 13, levels: 2 },
  // The log of each webhook: the list has no state of its deliveries.
  webhooks: { calls: 15, levels: 2 },
}

/** A section without a budget. */
const none = { calls: 0, levels: 0 }

describe('a section that opens', () => {
  it.each(ourSections.map(({ id }) => id))('%s makes no call twice, and no more than its budget', async (section) => {
    const { calls, held, release, quiet } = await openHeld(`${page}&portal=${section}`)
    let levels = 0
    for (; held() > 0; levels++) {
      while (held() > 0) release('oldest')
      await quiet()
    }
    const made = calls()
    expect(made.filter((call, at) => made.indexOf(call) !== at)).toEqual([])
    const { calls: most, levels: deepest } = budgets[section] ?? none
    expect(made.length, made.join('\n')).toBeLessThanOrEqual(most)
    expect(levels, made.join('\n')).toBeLessThanOrEqual(deepest)
  })
})
