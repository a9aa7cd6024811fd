import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openConnection, openDirectories } from '../../../../../test/open-directories.tsx'

afterEach(cleanup)

/** Opens the log of the directory of the demo. */
async function openLog(...given: Parameters<typeof openDirectories>) {
  const app = await openDirectories(...given)
  await openConnection('Okta directory')
  await userEvent.click(await screen.findByRole('tab', { name: 'Sync log' }))
  return app
}

const row = (name: RegExp) => screen.findByRole('row', { name })

describe('the log of a directory on its page', () => {
  it('the log of a directory has what came, for whom, and what was refused in words', async () => {
    await openLog()
    expect((await row(/temp-forklift-07/)).textContent).toMatch(
      /Person · Add.*Refused.*The person has no email address\./,
    )
    expect((await row(/title, name/)).textContent).toMatch(/reader@acme\.test.*Person · Change.*Applied/)
  })

  it('the log of a directory is filtered by refusals', async () => {
    await openLog()
    await row(/title, name/)
    await userEvent.click(screen.getByRole('radio', { name: 'Refused' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /title, name/ })).toBeNull())
    const rows = within(screen.getByRole('grid', { name: 'Sync log' })).getAllByRole('row')
    // The first is that of the headings.
    expect(rows).toHaveLength(1 + 3)
  })

  it('the details of a refusal have the fix, the answer that the directory got, and the code', async () => {
    await openLog()
    await userEvent.click(await screen.findByRole('button', { name: 'Night shift' }))
    const drawer = await screen.findByRole('dialog', { name: 'Night shift' })
    expect(drawer.textContent).toContain('A member of the group is not here yet.')
    expect(drawer.textContent).toContain('Assign the person to the app in the directory first')
    expect(drawer.textContent).toContain('has brought no person with the id 00u8f2c1')
    expect(drawer.textContent).toContain('unknown-member')
  })

  it('a refusal whose code has no words shows the explanation of the provider', async () => {
    await openLog(({ provider }) =>
      provider.emulator.arrange(({ scimEvents }) => {
        for (const one of scimEvents) if (one.reason) Object.assign(one, { reason: 'constructor', detail: 'Too early' })
      }),
    )
    expect((await row(/temp-forklift-07/)).textContent).toContain('Too early')
  })

  it('the log of a provider without one is explained', async () => {
    await openLog(({ provider }) =>
      provider.emulator.faults.add({ operation: 'listScimEvents', kind: 'status', status: 501 }),
    )
    await screen.findByText('This connection has no log')
  })
})
