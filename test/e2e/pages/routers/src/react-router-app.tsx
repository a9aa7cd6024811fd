import { RedirectToSignIn, routesOf, SignedIn, useClient, useSession } from '@portico/headless'
import { FollowReactRouter } from '@portico/headless/react-router'
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router'

/** An application on a data router below `base`. */
export function reactRouterApp(base: string) {
  const router = createBrowserRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: <Home /> },
          { path: '/team', element: <h1>Team</h1> },
          { path: '*', element: null },
        ],
      },
    ],
    { basename: base },
  )
  return () => <RouterProvider router={router} />
}

function Frame() {
  const { pathname, search } = useLocation()
  return (
    <>
      <FollowReactRouter />
      <RedirectToSignIn />
      <SignedIn>
        <p>The router is at {pathname + search}</p>
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
