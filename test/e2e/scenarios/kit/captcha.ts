import { demoPassword } from '@portico/emulator/testing'
import { expect } from 'vitest'
import { headings } from '../../headings.ts'
import { accounts, beWelcomed, giveEmail, givePassword } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** The captcha of a page whose adapter asks this side for its tokens, which the provider checks. */
export const captcha: readonly Scenario[] = [
  {
    title: 'a captcha goes along with the password, and lets in who brings what was issued for it',
    async run(visit) {
      const asked = await guard(visit, (action) => visit.emulator.captcha.issue(action))
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.admin)
      await givePassword(visit)
      await beWelcomed(visit, 'Ada Admin')
      expect(asked).toEqual(['login'])
    },
  },
  {
    title: 'a failed captcha is reported, keeps the typed text, and signs in on the next try',
    async run(visit) {
      const { page, emulator } = visit
      let time = 0
      await guard(visit, (action) => (time++ === 0 ? 'made-up' : emulator.captcha.issue(action)))
      visit.allow(/403/)
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.admin)
      await givePassword(visit)
      await page.getByRole('alert').getByText('We couldn’t check that you’re a person').waitFor()
      await visit.see(headings.password)
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(demoPassword)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await beWelcomed(visit, 'Ada Admin')
    },
  },
]

type Action = Parameters<Visit['emulator']['captcha']['issue']>[0]

/** Has the provider ask for a captcha, and answers the page's adapter. What it was asked for is kept. */
async function guard({ page, emulator }: Visit, answer: (action: Action) => string): Promise<readonly Action[]> {
  const asked: Action[] = []
  emulator.captcha.setPolicy({ enabled: true, siteKey: 'the-key' })
  await page.exposeFunction('porticoTestCaptcha', (action: Action) => {
    asked.push(action)
    return answer(action)
  })
  return asked
}
