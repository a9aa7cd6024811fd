import { SignedIn, useRoute } from '@portico/headless'
import { AdminPortal } from '@portico/ui-kit/portal'
import { DashboardPage } from './dashboard-page.tsx'
import { Header } from './header.tsx'
import { HomePage } from './home-page.tsx'

/** The pages by their paths. On its own routes, such as /account/login, the kit shows a screen in place of them. */
export function App() {
  const { path } = useRoute()
  return (
    <>
      <Header />
      <main>{path === '/dashboard' ? <DashboardPage /> : <HomePage />}</main>
      <SignedIn>
        {/* A tenant hides some sections by default. Here people see each one whose permissions they have. */}
        <AdminPortal sections={(ours) => ours.map((one) => ({ ...one, visibility: 'byPermissions' }))} />
      </SignedIn>
    </>
  )
}
