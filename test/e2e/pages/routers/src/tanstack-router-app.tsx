import { FollowTanStackRouter } from '@portico/headless/tanstack-router'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { Frame, Home, Team } from './application.tsx'

/** An application on a TanStack Router below `base`. */
export function tanStackRouterApp(base: string) {
  const root = createRootRoute({ component: Root, notFoundComponent: () => null })
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Home link={<Link to="/team">Team</Link>} />,
  })
  const team = createRoute({ getParentRoute: () => root, path: '/team', component: Team })
  const router = createRouter({ routeTree: root.addChildren([home, team]), basepath: base })
  return () => <RouterProvider router={router} />
}

function Root() {
  const { pathname, searchStr } = useLocation()
  return (
    <>
      <FollowTanStackRouter />
      <Frame place={pathname + searchStr}>
        <Outlet />
      </Frame>
    </>
  )
}
