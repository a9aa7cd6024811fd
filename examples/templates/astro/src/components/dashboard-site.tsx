import { Dashboard } from './dashboard.tsx'
import { Site } from './site.tsx'

/** The island of the page `/dashboard`. */
export function DashboardSite() {
  return (
    <Site>
      <Dashboard />
    </Site>
  )
}
