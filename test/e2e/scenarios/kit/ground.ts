import { expect } from 'vitest'
import { headings } from '../../headings.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** Where the login box stands: said once for each site, so that nobody takes one for the other. */
export const ground = {
  shadow: [
    {
      title: 'the login box stands in a shadow root',
      run: (visit) => standsIn(visit, 'ShadowRoot'),
    },
  ],
  page: [{ title: 'the login box stands in the page itself', run: (visit) => standsIn(visit, 'HTMLDocument') }],
} as const satisfies Readonly<Record<string, readonly Scenario[]>>

async function standsIn(visit: Visit, root: string): Promise<void> {
  await visit.goTo('/account/login')
  await visit.see(headings.email)
  const form = visit.page.getByLabel('Email')
  expect(await form.evaluate((input) => input.getRootNode().constructor.name)).toBe(root)
}
