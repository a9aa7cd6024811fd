import { RedirectToSignIn } from '@portico/headless'
import { portico } from '../../portico'
import { Dashboard } from './dashboard'

/** A page for signed-in users. The server leads everyone else to the sign-in, and the page after a sign-out. */
export default async function DashboardPage() {
  await portico.requireSession()
  return (
    <>
      <RedirectToSignIn />
      <Dashboard />
    </>
  )
}
