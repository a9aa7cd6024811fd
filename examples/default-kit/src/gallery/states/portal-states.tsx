import { sessionFeature, startUpFeature, tenantsFeature } from '@portico/headless'
import { type AdminPortalState, adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { ApplicationPage } from '../application-page.tsx'
import { demoTenant } from '../demo-tenant.ts'
import { demoUser } from '../demo-user.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const Orders = () => (
  <>
    <h1>Orders</h1>
    <p>A section of the application.</p>
  </>
)

const group = 'Lantern'
const never = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new TypeError('offline'))
const orders = sectionOf({ id: 'orders', label: 'Orders', group, component: Orders })

const sections = () => [
  orders,
  sectionOf({ id: 'loading', label: 'Deliveries', group, load: never }),
  sectionOf({ id: 'offline', label: 'Returns', group, load: offline }),
  sectionOf({ id: 'refused', label: 'Invoices', group, permissions: ['billing.read'], component: Orders }),
  sectionOf({ id: 'users', label: 'People', visibility: 'always', permissions: [], component: Orders }),
]

const acme = demoTenant('acme', 'Acme')
const globex = demoTenant('globex', 'Globex Logistics')

function at(place: Partial<AdminPortalState>, isKnown = true): readonly FrozenFeature[] {
  return [
    frozen(sessionFeature, {
      status: 'authenticated',
      user: { ...demoUser, roles: [{ key: 'Admin' }] },
      tenant: acme,
      tenants: [acme, globex],
    }),
    frozen(startUpFeature, { status: isKnown ? 'loaded' : 'loading' }),
    frozen(tenantsFeature, { rows: [acme, globex], tenant: acme }),
    frozen(adminPortalFeature, { isOpen: true, ...place }),
  ]
}

function portal(id: string, title: string, place: Partial<AdminPortalState>, isKnown?: boolean): GalleryState {
  return {
    id: `portal-${id}`,
    title,
    sign: '.portico-PortalMain h1',
    features: at(place, isKnown),
    screen: <AdminPortal isInline sections={sections} />,
  }
}

/** The states of the shell of the portal. */
export const adminPortalStates: Readonly<Record<'portal', StatesOf>> = {
  portal: [
    portal('section', 'A section', { section: 'orders' }),
    portal('unknown', 'Its sections are being read', {}, false),
    portal('loading', 'The code of a section loads', { section: 'loading' }),
    portal('failed', 'The code of a section cannot be loaded', { section: 'offline' }),
    portal('refused', 'A section whose permission is missing', { section: 'refused' }),
    portal('missing', 'A section that the person may not see', { section: 'elsewhere' }),
    {
      ...portal('empty', 'No section at all', {}),
      screen: <AdminPortal isInline sections={() => []} />,
    },
    {
      ...portal('cover', 'Over the application', { section: 'orders' }),
      sign: '.portico-PortalMain h1, .gallery-alone',
      screen: <p className="gallery-alone">A dialog over the page. Choose its title to see it.</p>,
      page: (
        <ApplicationPage>
          <AdminPortal sections={sections} />
        </ApplicationPage>
      ),
    },
  ],
}
