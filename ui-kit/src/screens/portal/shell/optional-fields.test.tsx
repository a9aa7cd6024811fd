import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openBilling } from '../../../../../headless/test/open-billing.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { fieldsOfNoForm, portalForms } from '../../../../test/portal-forms.ts'
import { AdminPortal } from './admin-portal.tsx'

afterEach(cleanup)

const source = join(import.meta.dirname, '../../..')
const portalFolders = /^(frame|screens\/(portal|change-password|phone))\//
const typedField = /<(TextField|TextArea|NumberField|PasswordField|NewPasswordField|PhoneField|SecretInput)\b/

it('every module of the portal with a field to type in is in the list of forms', () => {
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => portalFolders.test(file) && file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  )
  const typed = modules.filter((file) => typedField.test(readFileSync(join(source, file), 'utf8')))
  const listed = new Set([...portalForms.flatMap(({ files }) => files), ...fieldsOfNoForm])
  expect(typed.toSorted()).toEqual([...listed].toSorted())
})

describe('a form of the portal', () => {
  it.each(portalForms.map((form) => ({ ...form, title: [form.section, ...form.steps].join(', ') })))(
    'refuses each empty field, or calls it optional: $title',
    async ({ section, steps, isPage, typed = {}, submit, arrange }) => {
      // A card is typed into a field of the payment provider.
      const { app: beside } = await openBilling({ starts: false })
      const { payments } = beside.client.options
      await openScreen(
        <AdminPortal
          isInline
          isolation="none"
          sections={(ours) => ours.map((one) => ({ ...one, visibility: 'always' }))}
        />,
        {
          beside,
          signedInAs: 'admin@acme.test',
          address: `https://app.test/account?portal=${section}`,
          ...(payments && { payments }),
        },
        (app) => void arrange?.(app),
      )
      for (const step of steps) await press(step)
      // A dialog that waits for its data is another than that of the form.
      const presentForm = () => (isPage ? document.body : last(screen.getAllByRole('dialog')))
      await waitFor(() => expect(fieldsIn(presentForm()).length).toBeGreaterThan(0))
      const form = presentForm()
      if (submit !== undefined) for (const field of fieldsIn(form)) await userEvent.clear(field)
      for (const field of fieldsIn(form)) {
        const text = typed[field.name]
        if (text !== undefined) await userEvent.type(field, text)
      }
      const unsaid = fieldsIn(form).filter((field) => field.value === '' && !descriptionOf(field).includes('Optional'))
      if (submit !== undefined)
        await userEvent.click(last(await within(form).findAllByRole('button', { name: submit })))
      const accepted = () => unsaid.filter((field) => field.getAttribute('aria-invalid') !== 'true')
      await waitFor(() => expect(accepted().map((field) => field.name)).toEqual([]))
    },
  )
})

/** Presses a control: a button by its name, or another role as `role: name`. */
async function press(step: string): Promise<void> {
  const [, role = 'button', name = step] = /^(\w+): (.+)$/.exec(step) ?? []
  const control = first(await screen.findAllByRole(role, { name }))
  // What is not loaded yet, or is busy, takes no press.
  await waitFor(() => expect(control.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(control)
}

/** The fields to type in. Those of a search are none of a form, and those of a card are the payment provider’s. */
function fieldsIn(form: HTMLElement): readonly (HTMLInputElement | HTMLTextAreaElement)[] {
  const byRole = ['textbox', 'spinbutton'].flatMap((role) => within(form).queryAllByRole(role))
  const fields = [...byRole, ...form.querySelectorAll('input[type=password]')]
  return fields.filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      !field.readOnly &&
      !field.autocomplete.startsWith('cc-'),
  )
}

function descriptionOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

function first<Item>([one]: readonly Item[]): Item {
  if (one === undefined) throw new Error('There is none')
  return one
}

function last<Item>(items: readonly Item[]): Item {
  return first(items.toReversed())
}
