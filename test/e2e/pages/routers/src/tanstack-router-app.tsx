import { RedirectToSignIn, routesOf, SignedIn, useClient, useSession } from '@portico/headless'
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

/** An application on a TanStack Router below `base`. */
export function tanStackRouterApp(base: string) {
  const frame = createRootRoute({ component: Frame, notFoundComponent: () => null })
  const home = createRoute({ getParentRoute: () => frame, path: '/', component: Home })
  const team = createRoute({ getParentRoute: () => frame, path: '/team', component: () => <h1>Team</h1> })
  const router = createRouter({ routeTree: frame.addChildren([home, team]), basepath: base })
  return () => <RouterProvider router={router} />
}

function Frame() {
  const { pathname, searchStr } = useLocation()
  return (
    <>
      <FollowTanStackRouter />
      <RedirectToSignIn />
      <SignedIn>
        <p>The router is at {pathname + searchStr}</p>
        <Outlet />
      </SignedIn>
    </>
  )
}

function Home() {
  const user = useSession((session) => session.user)
  const client = useClient()
  return (
    <>
      <h1>Welcome back, {user?.name}</h1>
      <Link to="/team">Team</Link>
      <button type="button" onClick={() => client.navigate(routesOf(client).logoutUrl)}>
        Sign out
      </button>
    </>
  )
}
