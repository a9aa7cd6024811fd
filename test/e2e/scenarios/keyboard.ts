import { demoPassword } from '@portico/emulator'
import { expect } from 'vitest'
import { headings } from '../headings.ts'
import { accounts, beWelcomed, codeNow } from '../person.ts'
import type { Visit } from '../visit.ts'
import type { Scenario } from './scenario.ts'

/** Signing in without a mouse. */
export const keyboard: readonly Scenario[] = [
  {
    title: 'the sign-in works from load to the end by keyboard alone, with the focus on the next control',
    async run(visit) {
      const { page, see } = visit
      const { keyboard } = page
      await visit.goTo('/')
      await see(headings.email)
      await focusIsOn(visit, 'Email')
      await keyboard.type(accounts.mfa)
      await keyboard.press('Enter')
      await see(headings.password)
      await focusIsOn(visit, 'Password')
      await keyboard.type('wrong')
      await keyboard.press('Tab')
      await focusIsOn(visit, 'Show password')
      await keyboard.press('Tab')
      await focusIsOn(visit, 'Sign in')
      await keyboard.press('Space')
      await page.getByRole('alert').waitFor()
      await focusIsOn(visit, 'Password')
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(demoPassword)
      await keyboard.press('Enter')
      await see(headings.code)
      await focusIsOn(visit, '6-digit code')
      await keyboard.type(await codeNow(visit))
      await beWelcomed(visit, 'Mia Moreno')
    },
  },
  {
    title: 'enrolling an authenticator by keyboard alone',
    async run(visit) {
      const { page, see } = visit
      const { keyboard } = page
      await visit.goTo('/')
      await see(headings.email)
      await keyboard.type(accounts.enroll)
      await keyboard.press('Enter')
      await see(headings.password)
      await keyboard.type(demoPassword)
      await keyboard.press('Enter')
      await page.getByRole('button', { name: 'Copy key' }).waitFor()
      await see(headings.enroll)
      const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ?){4,}$/).innerText()).replaceAll(' ', '')
      await tabTo(visit, /6-digit code/)
      await keyboard.type(await codeNow(visit, secret))
      await see(headings.recoveryCode)
      await focusIsOn(visit, headings.recoveryCode)
      await tabTo(visit, /^I have saved it somewhere safe$/)
      await keyboard.press('Space')
      await keyboard.press('Enter')
      await beWelcomed(visit, 'Emil Enroll')
    },
  },
]

async function focusIsOn(visit: Visit, name: string): Promise<void> {
  await expect.poll(() => focused(visit)).toBe(name)
}

async function tabTo(visit: Visit, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    if (name.test(await focused(visit))) return
    await visit.page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}; the focus is on "${await focused(visit)}"`)
}

/** What assistive technology calls the focused element: its label, or its own words. */
function focused({ page }: Visit): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim()
  })
}
