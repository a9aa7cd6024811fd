import { FollowReactRouter } from '@portico/headless/react-router'
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router'
import { Frame, Home, Team } from './application.tsx'

/** An application on a data router below `base`. */
export function reactRouterApp(base: string) {
  const router = createBrowserRouter(
    [
      {
        element: <Root />,
        children: [
          { path: '/', element: <Home link={<Link to="/team">Team</Link>} /> },
          { path: '/team', element: <Team /> },
          { path: '*', element: null },
        ],
      },
    ],
    { basename: base },
  )
  return () => <RouterProvider router={router} />
}

function Root() {
  const { pathname, search } = useLocation()
  return (
    <>
      <FollowReactRouter />
      <Frame place={pathname + search}>
        <Outlet />
      </Frame>
    </>
  )
}
