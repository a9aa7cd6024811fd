import { expect, it } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { byKeyboard, byMouse } from './hand.ts'
import { describeSection, type SectionUnderTest } from './portal-section.ts'
import type { Visit } from './visit.ts'

const me = 'admin@acme.test'
const next = 'ada@new.test'

const section: SectionUnderTest = {
  section: 'profile',
  ready: (page) => page.getByRole('button', { name: 'Change email', exact: true }),
}

/** Returns the last code that was sent to the new address. */
function codeSent({ emulator }: Visit): string {
  return /\d{6}/.exec(emulator.outbox().findLast(({ to }) => to === next)?.text ?? '')?.[0] ?? ''
}

describeSection('the own e-mail address', section, (enter) => {
  it.each(['mouse', 'keyboard'] as const)(
    'the own address is changed by %s alone, and passes axe in each step',
    async (device) => {
      const visit = await enter()
      const { page, emulator } = visit
      const { press, type } = device === 'mouse' ? byMouse() : byKeyboard(page)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const field = (name: string) => page.getByRole('textbox', { name, exact: true })
      await expectAccessible(page, 'the page')
      await press(button('Change email'))
      await field('New email address').waitFor()
      await expectAccessible(page, 'the address')
      await type(field('New email address'), 'reader@acme.test')
      await press(button('Send code'))
      await page.getByText('Another account has this address. Enter another one.').waitFor()
      await expectAccessible(page, 'a refused address')
      await type(field('New email address'), next)
      await press(button('Send code'))
      await field('6-digit code').waitFor()
      await expectAccessible(page, 'the code')
      await page.reload()
      await press(button(`Enter code for ${next}`))
      await field('6-digit code').waitFor()
      await type(field('6-digit code'), codeSent(visit))
      await page.getByRole('heading', { name: 'Your email is changed' }).waitFor()
      await expectAccessible(page, 'the end')
      await press(button('Done'))
      await page.getByRole('dialog', { name: 'Change your email' }).waitFor({ state: 'detached' })
      await expect.poll(() => page.getByText(me, { exact: true }).count()).toBe(0)
      expect(emulator.snapshot().users.some(({ email }) => email === next)).toBe(true)
      await page.reload()
      await page.getByText(next, { exact: true }).first().waitFor()
      await visit.end()
    },
  )

  it('an address that one tab has changed is the own one in the other tab', async () => {
    const visit = await enter()
    const { page, context } = visit
    const other = await context.newPage()
    await other.goto(page.url())
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Change email').click()
    await page.getByRole('textbox', { name: 'New email address' }).fill(next)
    await button('Send code').click()
    await page.getByRole('textbox', { name: '6-digit code' }).waitFor()
    await other.reload()
    await other.getByRole('button', { name: `Enter code for ${next}` }).click()
    await page.getByRole('textbox', { name: '6-digit code' }).fill(codeSent(visit))
    await page.getByRole('heading', { name: 'Your email is changed' }).waitFor()
    await other.getByRole('textbox', { name: '6-digit code' }).fill(codeSent(visit))
    await other.getByRole('heading', { name: 'Your email is changed' }).waitFor()
    await visit.end()
  })
})
