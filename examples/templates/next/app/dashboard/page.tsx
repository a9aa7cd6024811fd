import { RedirectToSignIn } from '@portico/headless'
import { portico } from '../../portico'
import { Dashboard } from './dashboard'

/** A page for signed-in users. The server leads a signed-out visitor to the sign-in; the page does so after a sign-out. */
export default async function DashboardPage() {
  await portico.requireSession()
  return (
    <>
      <RedirectToSignIn />
      <Dashboard />
    </>
  )
}
