import { expect } from 'vitest'
import { type AccessibleThing, accessibleThings } from '../../accessibility-tree.ts'
import { listen } from '../../announcements.ts'
import { headings } from '../../headings.ts'
import { holdTimers } from '../../held-timers.ts'
import { accounts, beWelcomed, codeNow, giveCode, giveEmail, givePassword, signIn } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** What somebody hears who does not see the page. */
export const announcements: readonly Scenario[] = [
  {
    title: 'each step is announced as it comes, and the focus is where the next thing is',
    async run(visit) {
      const { heard } = await listen(visit.page)
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.mfa)
      await visit.see(headings.password)
      await expect.poll(heard).toContain(`status: ${headings.password}`)
      await expect.poll(() => focused(visit)).toMatchObject({ role: 'textbox', name: 'Password' })
      await givePassword(visit)
      await visit.see(headings.code)
      await expect.poll(heard).toContain(`status: ${headings.code}`)
      await expect.poll(() => focused(visit)).toMatchObject({ role: 'textbox', name: '6-digit code' })
      await visit.page.getByRole('button', { name: 'I can’t use my authenticator app' }).click()
      await expect.poll(heard).toContain(`status: ${headings.recover}`)
    },
  },
  {
    title: 'what is on its way is announced, and that it is not any more is not',
    async run(visit) {
      const { heard } = await listen(visit.page)
      // What ends within 300 ms is not announced.
      for (const operation of ['preLoginSso', 'loginWithPassword']) {
        visit.emulator.faults.add({ operation, kind: 'delay', delayMs: 1000, times: 1 })
      }
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
      const waiting = (await heard()).filter((words) => words.includes('…'))
      expect(waiting).toEqual(['status: Looking up how you sign in…', 'status: Checking your password…'])
    },
  },
  {
    title: 'an error of a field is announced, is its description, and is announced anew if it recurs',
    async run(visit) {
      const { heard } = await listen(visit.page)
      const refusal = 'That email and password don’t match. Check both and try again.'
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.admin)
      await givePassword(visit, 'wrong')
      await expect.poll(heard).toContain(`alert: ${refusal}`)
      const field = { name: 'Password', description: refusal, isInvalid: true, isFocused: true }
      await expect.poll(() => focused(visit)).toMatchObject(field)
      await givePassword(visit, 'wrong again')
      const refusals = async () => (await heard()).filter((words) => words === `alert: ${refusal}`)
      await expect.poll(refusals).toHaveLength(2)
      expect((await heard()).filter((words) => words.startsWith('retyped:'))).toEqual([])
    },
  },
  {
    title: 'what belongs to no field is announced as well',
    async run(visit) {
      const { heard } = await listen(visit.page)
      await visit.goTo('/account/login')
      await signIn(visit, accounts.locked)
      await expect
        .poll(heard)
        .toContainEqual(expect.stringMatching(/^alert: This account is locked for now.*an email with a link/))
      expect((await accessibleThings(visit.page, 'alert')).length).toBe(1)
    },
  },
  {
    title: 'a refused code is the description of its field, which is selected to be typed over',
    async run(visit) {
      const { heard } = await listen(visit.page)
      await visit.goTo('/account/login')
      await signIn(visit, accounts.mfa)
      const code = await codeNow(visit)
      await giveCode(visit, code === '000000' ? '111111' : '000000')
      await expect.poll(heard).toContainEqual(expect.stringMatching(/^alert: That code doesn’t match/))
      const field = {
        name: '6-digit code',
        description: expect.stringMatching(/^That code doesn’t match/),
        isInvalid: true,
      }
      await expect.poll(() => focused(visit)).toMatchObject(field)
      await visit.page.keyboard.type(code)
      await beWelcomed(visit, 'Mia Moreno')
    },
  },
  {
    title: 'a provider failure moves the focus to its heading, and to the field once the form is back',
    async run(visit) {
      const { emulator, page, plan, see } = visit
      emulator.faults.add({ operation: 'loginWithPassword', kind: 'status', status: 500, times: 1 })
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.admin)
      await givePassword(visit, 'wrong')
      await see(plan.failure.heading)
      await expect.poll(() => focused(visit)).toMatchObject({ role: 'heading', name: plan.failure.heading })
      await page.getByRole('button', { name: plan.failure.retry, exact: true }).click()
      await see(headings.password)
      await expect.poll(() => focused(visit)).toMatchObject({ name: 'Password', isInvalid: true })
      await givePassword(visit)
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'the countdown to single sign-on is announced once, and not again with every second',
    async run(visit) {
      const { page } = visit
      const { heard } = await listen(page)
      const timers = await holdTimers(page, 2000)
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.sso)
      await visit.see(headings.sso)
      await expect.poll(() => focused(visit)).toMatchObject({ role: 'button', name: 'Continue now' })
      await page.getByText('Opening in 1 second.').waitFor()
      expect((await heard()).filter((words) => words.includes('Opening'))).toEqual(['status: Opening in 2 seconds.'])
      await page.getByRole('button', { name: 'Stay here' }).click()
      await visit.see(headings.email)
      await timers.release()
      await giveEmail(visit, accounts.admin)
      await visit.see(headings.password)
    },
  },
  {
    title: 'the success step can be stopped, announces that, and continues on request',
    async run(visit) {
      const { page } = visit
      const { heard } = await listen(page)
      const timers = await holdTimers(page, 200)
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await visit.see(headings.success)
      await expect.poll(() => focused(visit)).toMatchObject({ role: 'button', name: 'Open now' })
      await page.getByRole('button', { name: 'Stay here' }).click()
      await expect.poll(heard).toContain(`status: ${headings.success}. Stopped. Go on when you’re ready.`)
      await timers.release()
      await visit.see(headings.success)
      await visit.arriveAt('/account/login')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await visit.arriveAt('/')
      await beWelcomed(visit, 'Ada Admin')
    },
  },
]

/** What assistive technology is told to have the focus: the innermost thing that has it. */
async function focused({ page }: Visit): Promise<AccessibleThing | undefined> {
  const things = await Promise.all(['textbox', 'heading', 'button'].map((role) => accessibleThings(page, role)))
  return things.flat().find(({ isFocused }) => isFocused)
}
