import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../../../test/open-screen.tsx'
import { SparePartSection } from './spare-part-section.tsx'

afterEach(cleanup)

/** Opens the section of a person. */
async function open(signedInAs = 'admin@acme.test') {
  const app = await openScreen(<SparePartSection />, { signedInAs, address: 'https://app.test/portal' })
  await screen.findByRole('heading', { level: 1, name: 'Spare part' })
  return app
}

const contact = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Person in charge' })
const saved = (app: Awaited<ReturnType<typeof open>>) => app.provider.emulator.snapshot().sparePartOfTenants[0]

describe('the section of the spare part', () => {
  it('saves what was changed', async () => {
    const app = await open()
    await userEvent.type(await contact(), 'ops@acme.test')
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(saved(app)).toMatchObject({ contact: 'ops@acme.test', isActive: false }))
  })

  it('shows a wrong address at its field, and sends nothing', async () => {
    const app = await open()
    await userEvent.type(await contact(), 'ops')
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(async () => expect((await contact()).getAttribute('aria-invalid')).toBe('true'))
    expect((await contact()).value).toBe('ops')
    expect(app.called()).not.toContain('updateDraftSparePart')
  })

  it('keeps what was typed if the provider refuses', async () => {
    const app = await open()
    app.provider.emulator.faults.add({ operation: 'updateDraftSparePart', kind: 'status', status: 409 })
    await userEvent.type(await contact(), 'ops@acme.test')
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect((await contact()).value).toBe('ops@acme.test')
  })

  it('the section of the spare part is refused without the permission', async () => {
    const app = await open('reader@acme.test')
    await waitFor(() => expect(screen.queryByRole('status')?.textContent).not.toMatch(/load/i))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(app.called()).not.toContain('updateDraftSparePart')
  })
})
