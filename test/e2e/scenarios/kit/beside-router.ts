import { headings } from '../../headings.ts'
import { accounts, beWelcomed, signIn } from '../../person.ts'
import type { Scenario } from '../scenario.ts'

/** What holds beside a router of the application, which lives below the path of its name. */
export function besideRouter(name: 'react-router' | 'tanstack-router'): readonly Scenario[] {
  const base = `/${name}`
  return [
    {
      title: `a user beside ${name} is sent to the sign-in and back to the requested page`,
      async run(visit) {
        const { page } = visit
        await visit.goTo(`${base}/team?tab=2`)
        await visit.see(headings.email)
        await visit.arriveAt(`${base}/account/login?redirectUrl=${encodeURIComponent(`${base}/team?tab=2`)}`)
        await signIn(visit, accounts.admin)
        await visit.see('Team')
        await visit.arriveAt(`${base}/team?tab=2`)
        await page.getByText(`The router is at`).waitFor()
      },
    },
    {
      title: `the log-out route, back navigation and a reload beside ${name} match the address`,
      async run(visit) {
        const { page } = visit
        await visit.goTo(base)
        await signIn(visit, accounts.admin)
        await beWelcomed(visit, 'Ada Admin')
        await page.getByRole('link', { name: 'Team' }).click()
        await visit.see('Team')
        await page.goBack()
        await beWelcomed(visit, 'Ada Admin')
        await page.reload()
        await beWelcomed(visit, 'Ada Admin')
        await page.getByRole('button', { name: 'Sign out' }).click()
        await visit.see(headings.email)
        await visit.arriveAt(`${base}/account/login`)
      },
    },
  ]
}
