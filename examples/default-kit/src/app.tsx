import { RedirectToSignIn, SignedIn, useRoute } from '@portico/headless'
import { ImpersonationBanner } from '@portico/ui-kit'
import { AdminPortal } from '@portico/ui-kit/portal'
import type { ReactElement } from 'react'
import { HomePage } from './home/home-page.tsx'
import { NotFoundPage } from './home/not-found-page.tsx'
import { portalSections } from './home/portal-sections.tsx'
import { LocaleContext } from './home/words.ts'
import type { LanguageName } from './language.ts'
import { ReportsPage } from './product/reports-page.tsx'
import { ShipmentPage } from './product/shipment-page.tsx'
import { ShipmentsPage } from './product/shipments-page.tsx'
import { StockPage } from './product/stock-page.tsx'

/** The application. On the routes of Portico the kit hides it, and shows a screen in its place. */
export function App({ locale }: { readonly locale: LanguageName }) {
  const { name, path } = useRoute()
  return (
    <LocaleContext value={locale}>
      <RedirectToSignIn />
      <SignedIn>
        <ImpersonationBanner />
        {name === 'authenticatedUrl' && <HomePage />}
        {name === null && pageAt(path)}
        <div className="over-the-page">
          <AdminPortal sections={portalSections} />
        </div>
      </SignedIn>
    </LocaleContext>
  )
}

function pageAt(path: string): ReactElement {
  const [, shipment] = /^\/shipments\/([\w-]+)$/.exec(path) ?? []
  if (shipment) return <ShipmentPage key={shipment} id={shipment} />
  return pages[path] ?? <NotFoundPage />
}

const pages: Readonly<Record<string, ReactElement>> = {
  '/shipments': <ShipmentsPage />,
  '/stock': <StockPage />,
  '/insights': <ReportsPage />,
}
