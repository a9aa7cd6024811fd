import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { screen, within } from '@testing-library/react'
import type { App, AppOptions } from '../../headless/test/open-app.ts'
import { AdminPortal, type AdminPortalProps, sectionOf, useOpenRecord } from '../src/screens/portal/index.ts'
import { openScreen } from './open-screen.tsx'

/** The flags that a section needs. The demo has that of usage off. */
export const flagsFor = (address: string): NonNullable<AppOptions['flags']> =>
  address.includes('portal=usage') ? { 'fe-usage-page': 'on' } : {}

/** The address of the application. */
export const page = 'http://localhost:5173/orders?status=open'
/** The address with the portal at the section of orders. */
export const opened = 'http://localhost:5173/orders?status=open&portal=orders'

/** The content of the section of orders. */
export function Orders() {
  const { record, tab, openRecord, closeRecord, openTab } = useOpenRecord()
  return (
    <>
      <h1>Orders of the week</h1>
      <p>
        Order {record ?? 'none'}, tab {tab ?? 'first'}
      </p>
      <button type="button" onClick={() => openRecord('7')}>
        Open order 7
      </button>
      <button type="button" onClick={() => openTab('lines')}>
        Lines
      </button>
      <button type="button" onClick={closeRecord}>
        All orders
      </button>
    </>
  )
}

/** The content of the section of invoices. */
export const Invoices = () => <h1>Invoices of the month</h1>

/** A section with records. */
export const orders = sectionOf({ id: 'orders', label: 'Orders', component: Orders })
/** A section of another group. */
export const invoices = sectionOf({ id: 'invoices', label: 'Invoices', group: 'Accounting', component: Invoices })
const both = () => [orders, invoices]

function Application(props: AdminPortalProps) {
  return (
    <>
      <button type="button">Application</button>
      <AdminPortal isolation="none" sections={both} {...props} />
    </>
  )
}

/** Opens an application that has the portal, for a signed-in administrator. */
export const openPortal = (props: AdminPortalProps = {}, options: AppOptions = {}, arrange?: (app: App) => void) =>
  openScreen(<Application {...props} />, { signedInAs: 'admin@acme.test', address: page, ...options }, arrange)

/** The actions of the portal. */
export const portalOf = ({ client }: App) => client.get(adminPortalFeature).actions
/** The address of the page. */
export const addressOf = ({ ports }: App) => ports.page.url()?.href
/** The portal over the application. */
export const dialog = () => screen.findByRole('dialog', { name: 'Administration' })
/** `true` if the portal is over the application, or on its way: the page is marked while its code loads. */
export const isPortalShown = () =>
  screen.queryByRole('dialog', { name: 'Administration' }) !== null ||
  document.body.hasAttribute('data-portico-loading')
/** The navigation of the portal. */
export const navigation = () => screen.findByRole('navigation', { name: 'Administration' })
/** The heading of a section. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The entry of a section. */
export const link = async (name: string) => within(await navigation()).findByRole('link', { name })
/** The text of the focused element. */
export const focused = () => document.activeElement?.textContent
