import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dialog, fail, isClosed, open, openEvent, row } from '../../../../test/open-audits.tsx'

afterEach(cleanup)

describe('the details of an event', () => {
  it('the details of an event are its facts, the raw event, and links to actor and object', async () => {
    await open()
    await row('Update group')
    await openEvent('Update group')
    const shown = await dialog('Update group')
    expect(await shown.findByText('Firefox')).toBeTruthy()
    const link = await shown.findByRole('link', { name: 'Open the group' })
    expect(link.getAttribute('href')).toMatch(/portal=groups\/[\w-]{36}/)
    await userEvent.click(link)
    await screen.findByRole('dialog', { name: 'Sites' })
  })

  it('the event details leave out facts without a value, and name the device in words', async () => {
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
    await open({}, [{ action: 'signUp', description: 'Sign up', email: '', ip: '', userAgent: iPhone }])
    await openEvent('Sign up')
    const shown = await dialog('Sign up')
    expect(await shown.findByText(/^Safari on i/)).toBeTruthy()
    for (const name of ['Email address', 'IP address', 'Description']) expect(shown.queryByText(name)).toBeNull()
  })

  it('the event details lead to all events of the person, and of the address', async () => {
    await open({}, [
      { action: 'signUp', user: 'Mia Moreno', email: 'mia@acme.test', ip: '192.0.2.9' },
      { action: 'updateGroup', ip: '192.0.2.7' },
      { action: 'inviteUser', ip: '192.0.2.9' },
    ])
    await openEvent('Invite user')
    await userEvent.click((await dialog('Invite user')).getByRole('button', { name: 'Only events of this IP address' }))
    await isClosed()
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
    await openEvent('Sign up')
    await userEvent.click((await dialog('Sign up')).getByRole('button', { name: 'Only events of this person' }))
    await isClosed()
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    await screen.findByRole('button', { name: 'Remove Email address mia@acme.test' })
  })

  it('the raw event is shown member by member, opens, closes and can be copied', async () => {
    const written = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } })
    await open()
    await row('Update group')
    await openEvent('Update group')
    const shown = await dialog('Update group')
    const list = shown.getByText('list:').closest('details')
    expect(list?.open).toBe(false)
    expect(shown.getByText('list:').closest('[dir]')?.getAttribute('dir')).toBe('ltr')
    await userEvent.click(shown.getByRole('button', { name: 'Copy raw event' }))
    expect(written).toHaveBeenCalledWith(expect.stringMatching(/^\{\n {2}"path": /))
    vi.unstubAllGlobals()
  })

  it('the event details show the actor’s address under any name the provider sends it by', async () => {
    const event = { severity: 'Info', action: 'signUp', actorMail: 'ada@acme.test', tenantId: 'a', vendorId: 'v' }
    const data = [{ ...event, createdAt: '2026-01-01T00:00:00.000Z' }]
    await open({
      instead: ({ pathname }) =>
        pathname.endsWith('/audits') ? Promise.resolve(Response.json({ data, total: 1 })) : undefined,
    })
    await openEvent('Sign up')
    const shown = await dialog('Sign up')
    expect(shown.getByText('Email address').parentElement?.textContent).toBe('Email address ada@acme.test')
  })

  it('the event details never run markup of the event', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    await open({}, [{ action: markup, description: markup, json: { [markup]: markup } }])
    await openEvent(markup)
    await dialog(markup)
    expect(document.querySelector('img[src=x]')).toBeNull()
  })

  it('the event details show a notice that an event of another page is not shown', async () => {
    await open({ at: 'audits/gone' })
    expect((await dialog('Audit log')).getByText('This event is not on this page')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await isClosed()
  })

  it('the event details show the place of the IP address, requested once they open', async () => {
    const app = await open()
    await row('Update group')
    await screen.findByRole('button', { name: 'Show only these' })
    expect(app.called()).not.toContain('getIpMetadata')
    await openEvent('Update group')
    const shown = await dialog('Update group')
    await waitFor(() => expect(shown.getByText('192.0.2.7').parentElement?.textContent).toBe('Berlin, 192.0.2.7'))
    expect(app.called().filter((operation) => operation === 'getIpMetadata')).toHaveLength(1)
  })

  it('the event details show the IP address alone if the provider does not know its place', async () => {
    const app = await open()
    await row('Update group')
    fail(app, 'getIpMetadata', 404)
    await openEvent('Update group')
    const shown = await dialog('Update group')
    await waitFor(() => expect(app.called()).toContain('getIpMetadata'))
    expect(shown.getByText('192.0.2.7').parentElement?.textContent).toBe('192.0.2.7')
    expect(shown.queryByRole('alert')).toBeNull()
  })

  it('ask for no place without an address', async () => {
    const app = await open({}, [{ action: 'signUp', ip: '' }])
    await openEvent('Sign up')
    await dialog('Sign up')
    expect(app.called()).not.toContain('getIpMetadata')
  })
})
