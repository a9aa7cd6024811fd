import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, type HouseOptions, openHouse } from './house.ts'
import { headings } from './person.ts'
import { keyboard } from './scenarios/keyboard.ts'
import { moments } from './scenarios/moments.ts'
import { network } from './scenarios/network.ts'
import { password } from './scenarios/password.ts'
import { secondFactor } from './scenarios/second-factor.ts'
import { session } from './scenarios/session.ts'

/** Runs every scenario in a house of its own. A scenario fails by what it sees and by any problem in the page. */
export function describeScenarios(options: HouseOptions): void {
  let house: House
  beforeAll(async () => {
    house = await openHouse(options)
  })
  afterAll(() => house.close())

  for (const [about, scenarios] of Object.entries({ password, secondFactor, session, network, keyboard, moments })) {
    describe(about, () => {
      for (const { title, run } of scenarios) {
        it(title, async () => {
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
