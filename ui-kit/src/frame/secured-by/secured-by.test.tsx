import { vendorFeature } from '@portico/headless'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, type AppOptions, until } from '../../../../headless/test/open-app.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import { LoginBox } from '../../screens/login/index.ts'
import { AdminPortal } from '../../screens/portal/shell/admin-portal.tsx'
import { ForgotPasswordPage } from '../../screens/recovery/index.ts'

afterEach(cleanup)

type Vendor = ReturnType<App['provider']['emulator']['snapshot']>['vendor']

const page = 'https://app.test/account'
const named =
  (change: Partial<Vendor> = {}) =>
  (app: App) =>
    app.provider.emulator.arrange(({ vendor }) => void Object.assign(vendor, change))
const openBox = (change?: Partial<Vendor>, props: Parameters<typeof LoginBox>[0] = {}, options: AppOptions = {}) =>
  openScreen(<LoginBox isolation="none" {...props} />, { address: page, ...options }, named(change))
const isRead = ({ client }: App) => until(() => client.get(vendorFeature).getSnapshot().value !== null)
const line = () => document.querySelector('.portico-SecuredBy')

describe('the vendor at the foot', () => {
  it.each([
    ['the login box', <LoginBox key="login" isolation="none" />, {}],
    ['the page of a forgotten password', <ForgotPasswordPage key="forgot" isolation="none" />, {}],
    [
      'the portal',
      <AdminPortal key="portal" isInline isolation="none" />,
      { signedInAs: 'admin@acme.test', address: `${page}?portal=profile` },
    ],
  ])('%s names a vendor that is not white-labelled', async (_, element, options) => {
    await openScreen(element, { address: page, ...options }, named({ name: 'Lantern Security' }))
    expect((await screen.findByText('Secured by Lantern Security')).textContent).toBeTruthy()
  })

  it.each([{ isWhiteLabelled: true }, { name: '' }, { name: ' \u202e ' }])(
    'the login box names no vendor of %j',
    async (change) => {
      const app = await openBox(change)
      await isRead(app)
      expect(line()).toBeNull()
    },
  )

  it('the login box claims nothing while the vendor is not known, and if it cannot be read', async () => {
    const app = await openScreen(<LoginBox isolation="none" />, { address: page }, ({ provider }) =>
      provider.emulator.faults.add({ operation: 'getVendorPublicInfo', kind: 'status', status: 500 }),
    )
    await until(() => app.client.get(vendorFeature).getSnapshot().calls.load.status === 'failed')
    expect(line()).toBeNull()
  })

  it.each([undefined, null, 'no'])('an answer whose white-label mode is %s names no vendor', async (whiteLabelMode) => {
    const app = await openBox(
      {},
      {},
      {
        instead: ({ pathname }) =>
          pathname.endsWith('/vendors/public')
            ? Promise.resolve(Response.json({ name: 'Portico', logo: '', icon: '', whiteLabelMode }))
            : undefined,
      },
    )
    await isRead(app)
    expect(line()).toBeNull()
  })

  it.each([
    ['https://cdn.test/logo.svg', 'https://cdn.test/logo.svg'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['http://cdn.test/logo.svg', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('the logo %j passes the rule of stored addresses', async (logo, expected) => {
    await openBox({ logo })
    await screen.findByText('Secured by Portico')
    expect(document.querySelector('.portico-SecuredBy img')?.getAttribute('src') ?? undefined).toBe(expected)
  })

  it('a name that turns text around is shown without what turns it', async () => {
    await openBox({ name: 'Lan\u202etern' })
    expect(await screen.findByText('Secured by Lantern')).toBeTruthy()
  })

  it('an application replaces the line, or leaves it out, by its slot', async () => {
    await openBox({}, { slots: { SecuredBy: ({ name }) => <p>By {name}</p> } })
    expect(await screen.findByText('By Portico')).toBeTruthy()
    cleanup()
    const app = await openBox({}, { slots: { SecuredBy: () => null } })
    await isRead(app)
    await waitFor(() => expect(screen.queryByText(/Portico$/)).toBeNull())
  })
})
