import { expect } from 'vitest'
import { listen } from '../../announcements.ts'
import { accounts, beWelcomed, codeNow, giveCode, giveEmail, givePassword, signIn } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** Steps whose code is fetched when they come. */
export const laterParts: readonly Scenario[] = [
  { step: 'the password step', code: /steps-/, lead: (visit: Visit) => giveEmail(visit, accounts.mfa) },
  { step: 'the second factor', code: /second-factor/, lead: (visit: Visit) => signIn(visit, accounts.mfa) },
].map(
  ({ step, code, lead }): Scenario => ({
    title: `a failure to load the code of ${step} is reported, and a retry continues`,
    async run(visit) {
      const { page } = visit
      visit.allow(/Failed to load resource/)
      const { heard } = await listen(page)
      await page.route(code, (route) => route.abort('internetdisconnected'))
      await visit.goTo('/account/login')
      await lead(visit)
      const alert = page.getByRole('alert').getByText('We can’t reach Lantern')
      await alert.waitFor()
      await expect.poll(heard).toContainEqual(expect.stringMatching(/^alert: We can’t reach Lantern.*Try again/))
      await page.getByRole('button', { name: 'Try again' }).click()
      await alert.waitFor()
      await page.unroute(code)
      await page.getByRole('button', { name: 'Try again' }).click()
      if (code.test('steps-')) await givePassword(visit)
      await giveCode(visit, await codeNow(visit))
      await beWelcomed(visit, 'Mia Moreno')
    },
  }),
)
