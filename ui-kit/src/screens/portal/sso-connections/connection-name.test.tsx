import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openActions } from '../../../../test/open-actions.ts'
import { answer, field, heading, openConnection, openSso, press, row } from '../../../../test/open-sso.tsx'

afterEach(cleanup)

const names = (app: Awaited<ReturnType<typeof openSso>>) =>
  app.emulator.snapshot().ssoConnections.flatMap(({ name }) => (name ? [name] : []))

async function addConnection() {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add connection' }))[0] ?? document.body)
  await heading('Where do your people sign in today?')
}

describe('the name of a connection', () => {
  it('a second connection of a product has a number, and its set-up the name of the product', async () => {
    const app = await openSso()
    await addConnection()
    const name = await field('Name')
    expect(name).toHaveProperty('value', 'Okta 2')
    await userEvent.click(await screen.findByRole('radio', { name: /Entra ID/ }))
    expect(name).toHaveProperty('value', 'Entra ID')
    await userEvent.click(await screen.findByRole('radio', { name: /Okta/ }))
    await press('Continue')
    await heading('Add an app in Okta')
    await heading('Connect Okta 2')
    expect(names(app)).toEqual(['Okta 2'])
  })

  it('a name of one’s own is kept by the set-up and shown by the list', async () => {
    const app = await openSso()
    await addConnection()
    await userEvent.clear(await field('Name'))
    await userEvent.type(await field('Name'), 'Globex staff')
    await press('Continue')
    await heading('Connect Globex staff')
    expect(names(app)).toEqual(['Globex staff'])
    await press('Save and leave')
    await row('Globex staff')
    await row('Okta')
  })

  it('a connection is renamed on its page, and its questions use the name', async () => {
    const app = await openSso()
    await openConnection()
    await openActions('Actions for Okta')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename…' }))
    await userEvent.clear(await field('Name'))
    await userEvent.type(await field('Name'), 'Globex staff')
    await press('Save name')
    await heading('Globex staff')
    await waitFor(() => expect(names(app)).toEqual(['Globex staff']))
    await userEvent.click(await screen.findByRole('switch', { name: 'On' }))
    expect(await answer(/Turn on Globex staff/, 'Turn on')).toContain('are sent to Globex staff')
  })

  it('the first connection has the name of its product', async () => {
    const app = await openSso([])
    await addConnection()
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
    await press('Continue')
    await heading('Connect Okta')
    expect(names(app)).toEqual([])
  })
})
