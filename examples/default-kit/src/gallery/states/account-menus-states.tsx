import { sessionFeature, startUpFeature, tenantsFeature } from '@portico/headless'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { type AdminPortalProps, sectionOf } from '@portico/ui-kit/portal'
import { TenantSwitcher } from '@portico/ui-kit/portal/tenant-switcher'
import { UserButton } from '@portico/ui-kit/portal/user-button'
import type { ReactElement } from 'react'
import { ApplicationPage } from '../application-page.tsx'
import { demoLogo, demoTenant } from '../demo-tenant.ts'
import { demoUser } from '../demo-user.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'
import { Opened } from '../opened.tsx'

const acme = demoTenant('acme', 'Acme')
const branded = [
  demoTenant('acme', 'Acme', demoLogo('square')),
  demoTenant('globex', 'Globex Logistics', demoLogo('wide')),
  demoTenant('tower', 'Tower', demoLogo('tall')),
  demoTenant('labs', 'Acme Labs'),
]
const several = [acme, demoTenant('globex', 'Globex Logistics'), demoTenant('labs', 'Acme Labs')]

function signedIn(own: typeof several): readonly FrozenFeature[] {
  const user = { ...demoUser, roles: [{ key: 'Admin' }], permissions: ['fe.*'] }
  return [
    frozen(sessionFeature, { status: 'authenticated', user, tenant: own[0] ?? acme, tenants: own }),
    frozen(startUpFeature, { status: 'loaded' }),
    frozen(tenantsFeature, { rows: own, tenant: own[0] ?? acme }),
  ]
}

const Orders = () => <h1>Orders</h1>
const sections: AdminPortalProps['sections'] = () => [
  sectionOf({ id: 'profile', component: Orders }),
  sectionOf({ id: 'orders', label: 'Orders', component: Orders }),
]

function closed(id: string, title: string, sign: string, screen: ReactElement, own = several): GalleryState {
  const page = (
    <ApplicationPage>
      <header>{screen}</header>
    </ApplicationPage>
  )
  return { id: `menus-${id}`, title, sign, features: signedIn(own), screen, page }
}

/** A state of an open menu. It makes the page around it inert, so among other states a line leads to it. */
function opened(id: string, title: string, sign: string, control: ReactElement, own = several): GalleryState {
  return {
    ...closed(id, title, `${sign}, .gallery-alone`, control, own),
    screen: <p className="gallery-alone">A menu over the page. Choose its title to see it.</p>,
    page: (
      <ApplicationPage>
        <Opened>{control}</Opened>
      </ApplicationPage>
    ),
  }
}

const person = <UserButton align="start" sections={sections} items={[{ id: 'help', label: 'Help' }]} />

/** The states of the menus for a header. */
export const accountMenusStates: Readonly<Record<'userButton' | 'tenantSwitcher', StatesOf>> = {
  userButton: [
    closed('user', 'The picture alone', '.portico-PersonMenu', person),
    closed('user-wide', 'With name and roles', '.portico-PersonMenu', <UserButton isWide align="start" />),
    opened('user-open', 'Its menu', '.portico-UserMenu', person),
  ],
  tenantSwitcher: [
    closed('tenant', 'Several tenants', '.portico-TenantHead', <TenantSwitcher />),
    closed('tenant-single', 'One tenant', '.portico-TenantHead', <TenantSwitcher />, [acme]),
    opened('tenant-open', 'The list of tenants', '.portico-SearchMenu', <TenantSwitcher />),
    opened('tenant-logos', 'Tenants with logos', '.portico-SearchMenu', <TenantSwitcher />, branded),
  ],
}
