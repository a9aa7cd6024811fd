import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { demoCertificate } from '../../../../../../providers/emulator/src/tokens/demo-key.ts'
import { certificateWithEnd } from '../../../../../test/certificate-with-end.ts'
import { openActions } from '../../../../../test/open-actions.ts'
import { answer, openConnection, openSso, press, row } from '../../../../../test/open-sso.tsx'

afterEach(cleanup)

/** The time at which every application begins. */
const start = Date.UTC(2026, 0, 1)
const endsIn = (days: number) => certificateWithEnd(start + days * 86_400_000)

async function open(days: number, next: number | string | null = null, signedInAs?: string) {
  const saml = { entityId: '', entryPoint: 'https://a.test', certificate: endsIn(days) }
  const nextCertificate = typeof next === 'number' ? endsIn(next) : (next ?? '')
  const app = await openSso([{ enabled: true, saml, nextCertificate }], signedInAs)
  const shown = (await row('Okta')).textContent ?? ''
  await openConnection()
  return { ...app, shown }
}

describe('the certificates of a connection', () => {
  it('the next certificate is added as text beside the present one, and an unreadable one has its error at the field', async () => {
    const { kept } = await open(400)
    await press('Add next certificate')
    const dialog = await screen.findByRole('dialog', { name: 'Add next certificate' })
    const text = within(dialog).getByRole('textbox', { name: 'X.509 certificate' })
    await userEvent.type(text, 'MIID')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save certificate' }))
    await within(dialog).findByText(/We can’t read this certificate/)
    await userEvent.clear(text)
    await userEvent.click(text)
    await userEvent.paste(demoCertificate)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save certificate' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(kept()?.nextCertificate).toContain('BEGIN CERTIFICATE')
    await waitFor(() => expect(screen.getAllByText(/^Ends /)).toHaveLength(2))
  })

  it('the text of a certificate file is shown before it is saved', async () => {
    await open(400)
    await press('Add next certificate')
    await userEvent.upload(await screen.findByLabelText(/Certificate file/), new File([endsIn(800)], 'next.pem'))
    await screen.findByDisplayValue(/BEGIN CERTIFICATE/)
  })

  it('the next certificate becomes the only one after its consequence', async () => {
    const { kept } = await open(20, demoCertificate)
    await openActions('Actions for the next certificate')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make it the only one' }))
    expect(await answer(/the only one/, 'Make it the only one')).toContain('signs with the next one')
    await waitFor(() => expect(kept()?.saml?.certificate).toBe(demoCertificate))
    await screen.findByRole('button', { name: 'Add next certificate' })
  })

  it('the next certificate is removed after its consequence', async () => {
    const { kept } = await open(400, 800)
    await openActions('Actions for the next certificate')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove certificate' }))
    await answer(/Remove the next certificate/, 'Remove certificate')
    await waitFor(() => expect(kept()?.nextCertificate ?? '').toBe(''))
  })

  it('a next certificate that lasts longer ends the warning of the list, and its change is announced on the page', async () => {
    const { shown } = await open(20, 400)
    expect(shown).not.toContain('Certificate ends')
    await screen.findByText('Okta’s present certificate ends on January 21, 2026')
  })

  it('the end of the last certificate is warned of in the list and on the page', async () => {
    const { shown } = await open(-5, 20)
    expect(shown).toContain('Certificate ends Jan 21')
    await screen.findByText('Okta’s certificate ends on January 21, 2026')
  })

  it('the certificates of a connection can be read without the permission to change them', async () => {
    await open(400, 800, 'reader@acme.test')
    await screen.findByText('Next certificate')
    expect(screen.queryByRole('button', { name: 'Actions for the next certificate' })).toBeNull()
  })
})
