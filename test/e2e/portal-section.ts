import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { isOneIn } from '../share.ts'
import { type House, openHouse } from './house.ts'
import { accounts, beSignedIn } from './person.ts'
import type { Visit } from './visit.ts'

/** How a section is entered. */
export interface Entry {
  /** The e-mail address of the user. Default: the administrator. */
  readonly as?: string
  /** A visit that is on already: the provider keeps its state, and two users work at once. */
  readonly beside?: Visit
  /** Prepares the provider before the sign-in, after what the section prepares. */
  readonly prepare?: (visit: Visit) => void
}

/** A section of the portal under test. */
export interface SectionUnderTest {
  /** Its name in the address. */
  readonly section: string
  /** Further parameters of the address. Default: none. */
  readonly query?: string
  /** The number of users that the provider has besides those of the demo. Default 0. */
  readonly users?: number
  /** Finds an element that the section renders with its data. */
  readonly ready: (page: Page) => Locator
  /** Prepares the provider of each test before the sign-in. */
  readonly prepare?: (visit: Visit) => void
}

/** Signs a user in, in a browser of their own, and opens the section with its data. */
export type EnterSection = (entry?: Entry) => Promise<Visit>

/**
 * Describes tests in both isolations in a soak. Otherwise in one of them, by the seed and the title: what holds in one of them
 * hardly fails in the other.
 */
export function describeIsolations(title: string, tests: (isolation: 'shadow' | 'none') => void): void {
  const all = ['shadow', 'none'] as const
  describe.each(all.filter((_, at) => isOneIn(all.length, at + title.length)))(`${title}, isolation %s`, tests)
}

/**
 * Describes a section of the portal in its isolations, under the strict policy.
 *
 * @param title What the tests are about, as the beginning of their titles.
 * @param tests Declares the tests; each begins with `enter()`.
 */
export function describeSection(
  title: string,
  { section, query = '', users = 0, ready, prepare }: SectionUnderTest,
  tests: (enter: EnterSection) => void,
): void {
  describeIsolations(title, (isolation) => {
    let house: House
    beforeAll(async () => {
      house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false, users })
    })
    afterAll(() => house.close())

    tests(async ({ as = accounts.admin, beside, ...own } = {}) => {
      const visit = await house.visit({ keepsState: beside !== undefined })
      if (!beside) prepare?.(visit)
      own.prepare?.(visit)
      await visit.page.setViewportSize({ width: 1280, height: 800 })
      await beSignedIn(visit, as)
      await visit.goTo(`/orders?page=portal&isolation=${isolation}&portal=${section}${query}`)
      await ready(visit.page).waitFor()
      return visit
    })
  })
}

/** Clicks the row of a choice by its label, as a user does: the checkbox itself is hidden beneath. */
export async function pick(within: Locator, name: RegExp): Promise<void> {
  const row = within.page().getByRole('listitem')
  await within
    .locator(row.filter({ has: within.page().getByRole('checkbox', { name }) }))
    .locator('label')
    .click()
}
