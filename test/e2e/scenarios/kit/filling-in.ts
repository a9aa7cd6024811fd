import { demoPassword } from '@portico/emulator'
import { expect } from 'vitest'
import { headings } from '../../headings.ts'
import { accounts, beWelcomed, codeNow, giveEmail, signIn } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** What fills in forms besides a person’s fingers: the clipboard, the browser, a password manager. */
export const fillingIn: readonly Scenario[] = [
  {
    title: 'a code is pasted as it was copied, and goes on by itself',
    async run(visit) {
      const { context, page } = visit
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await visit.goTo('/account/login')
      await signIn(visit, accounts.mfa)
      await visit.see(headings.code)
      const code = await codeNow(visit)
      await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)}\n`)
      await page.getByRole('textbox', { name: '6-digit code' }).focus()
      await page.keyboard.press('ControlOrMeta+v')
      await beWelcomed(visit, 'Mia Moreno')
    },
  },
  {
    title: 'the cell of a code that is written next is the one at the caret, also when keys move it',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/login')
      await signIn(visit, accounts.mfa)
      await visit.see(headings.code)
      const active = () =>
        page
          .locator('.portico-CodeCell')
          .evaluateAll((cells) => cells.findIndex((cell) => cell.hasAttribute('data-active')))
      await page.getByRole('textbox', { name: '6-digit code' }).focus()
      await page.keyboard.type('12')
      await expect.poll(active).toBe(2)
      await page.keyboard.press('Home')
      await expect.poll(active).toBe(0)
    },
  },
  {
    title: 'a code is one field, which the browser fills in from a message',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/login')
      await signIn(visit, accounts.mfa)
      await visit.see(headings.code)
      const field = page.getByRole('textbox', { name: '6-digit code' })
      expect(await attributes(field, ['autocomplete', 'inputmode', 'maxlength'])).toEqual({
        autocomplete: 'one-time-code',
        inputmode: 'numeric',
        maxlength: null,
      })
      // What autofill does: no key is pressed, the whole value is there at once.
      await field.fill(await codeNow(visit))
      await beWelcomed(visit, 'Mia Moreno')
    },
  },
  {
    title: 'the address stands in a real form, in a field named for password managers',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      const field = page.getByLabel('Email')
      expect(await attributes(field, ['type', 'name', 'autocomplete'])).toEqual({
        type: 'email',
        name: 'email',
        autocomplete: 'username',
      })
      expect(await formOf(field)).toEqual({ method: 'post', submit: 'Continue', fields: ['username'] })
    },
  },
  {
    title: 'the password stands in a real form beside the address it belongs to, and a password manager may fill it in',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.admin)
      await visit.see(headings.password)
      const field = page.getByLabel('Password', { exact: true })
      expect(await attributes(field, ['type', 'name', 'autocomplete'])).toEqual({
        type: 'password',
        name: 'password',
        autocomplete: 'current-password',
      })
      const form = { method: 'post', submit: 'Sign in', fields: ['username', 'current-password'] }
      expect(await formOf(field)).toEqual(form)
      const identity = page.getByLabel('Signing in as')
      expect(await identity.inputValue()).toBe(accounts.admin)
      expect(await identity.isEditable()).toBe(false)
      await page.getByRole('button', { name: 'Show password' }).click()
      expect(await attributes(field, ['type', 'autocomplete'])).toEqual({
        type: 'text',
        autocomplete: 'current-password',
      })
      await field.evaluate((input: HTMLInputElement, password) => {
        input.value = password
        for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
        input.form?.requestSubmit()
      }, demoPassword)
      await beWelcomed(visit, 'Ada Admin')
    },
  },
]

type Field = ReturnType<Visit['page']['getByLabel']>

/** What some attributes of a field say; `null` where it has none of the name. */
function attributes(field: Field, names: readonly string[]): Promise<Readonly<Record<string, string | null>>> {
  return field.evaluate(
    (element, names) => Object.fromEntries(names.map((name) => [name, element.getAttribute(name)])),
    names,
  )
}

/** The form of a field: how it would be sent, by which button, and what its fields are for. */
function formOf(field: Field) {
  return field.evaluate((input: HTMLInputElement) => {
    const { form } = input
    const submit = form?.querySelector('button[type=submit]')?.textContent
    const fields = [...(form?.querySelectorAll('input') ?? [])].map((one) => one.autocomplete)
    return { method: form?.method, submit, fields }
  })
}
