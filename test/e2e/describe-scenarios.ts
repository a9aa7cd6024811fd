import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneIn } from '../share.ts'
import { headings } from './headings.ts'
import { type House, type HouseOptions, openHouse } from './house.ts'
import { keyboard } from './scenarios/keyboard.ts'
import { moments } from './scenarios/moments.ts'
import { network } from './scenarios/network.ts'
import { password } from './scenarios/password.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { secondFactor } from './scenarios/second-factor.ts'
import { session } from './scenarios/session.ts'

/** Scenarios by what they are about. */
export type ScenarioGroups = Readonly<Record<string, readonly Scenario[]>>

/** What must hold on every site, whatever it is built from. */
export const everySite: ScenarioGroups = { password, secondFactor, session, network, keyboard, moments }

/**
 * Runs scenarios in a house of their own. A scenario fails by what it sees and by any problem in the page.
 *
 * @param share One run of `npm test` in how many takes a scenario. What holds on one site hardly fails on another, and every
 *   site takes others of them.
 */
export function describeScenarios(options: HouseOptions, groups: ScenarioGroups = everySite, share = 1): void {
  let house: House
  beforeAll(async () => {
    house = await openHouse(options)
  })
  afterAll(() => house.close())

  for (const [about, scenarios] of Object.entries(groups)) {
    describe(about, () => {
      for (const { title, run, everyTime = false } of scenarios) {
        it(title, oneIn(everyTime ? 1 : share), async () => {
          const visit = await house.visit()
          try {
            await run(visit)
          } catch (error) {
            await visit.fail(error)
          }
          await visit.end()
        })
      }
    })
  }

  if (!options.isInspected) return
  it('leaves no screen without having looked at it for accessibility, in light and dark', () => {
    const { seen, undecided } = house.inspector
    console.log([`axe looked at ${seen().length} screens and could not decide:`, ...undecided()].join('\n'))
    expect(seen()).toEqual(expect.arrayContaining(Object.values(headings)))
  })
}
