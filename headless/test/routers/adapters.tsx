import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider as TanStackProvider,
  useRouter,
  useLocation as useTanStackLocation,
} from '@tanstack/react-router'
import type { ReactElement } from 'react'
import {
  BrowserRouter,
  createBrowserRouter,
  RouterProvider,
  Route as RouterRoute,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router'
import { useRoute } from '../../src/react/index.ts'
import { FollowReactRouter } from '../../src/react-router/index.ts'
import { FollowTanStackRouter } from '../../src/tanstack-router/index.ts'

/** A router and its setup for the tests. */
export interface Adapter {
  readonly title: string
  /** Opens an application on that router below a path. It renders the place of the router and of Portico. */
  readonly open: (base: string) => Opened
}

/** An application with its router. */
export interface Opened {
  readonly application: ReactElement
  /** Removes the listeners of the router. */
  readonly close: () => void
}

/** Every router that has an adapter. */
export const adapters: readonly Adapter[] = [
  {
    title: 'a BrowserRouter',
    open: (base) => ({
      application: (
        <BrowserRouter basename={base}>
          <Routes>
            <RouterRoute path="*" element={<InReactRouter />} />
          </Routes>
        </BrowserRouter>
      ),
      close: () => {},
    }),
  },
  {
    title: 'a data router',
    open(base) {
      const router = createBrowserRouter([{ path: '*', element: <InReactRouter /> }], { basename: base })
      return { application: <RouterProvider router={router} />, close: () => router.dispose() }
    },
  },
  {
    title: 'a TanStack Router',
    open(base) {
      const rootRoute = createRootRoute({ component: InTanStackRouter, notFoundComponent: () => null })
      const anything = createRoute({ getParentRoute: () => rootRoute, path: '$' })
      const history = createBrowserHistory()
      const router = createRouter({ routeTree: rootRoute.addChildren([anything]), basepath: base, history })
      return { application: <TanStackProvider router={router} />, close: () => history.destroy() }
    },
  },
]

function InReactRouter() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <FollowReactRouter />
      <Shown place={pathname + search} onSignUp={() => void navigate('/account/sign-up')} />
    </>
  )
}

function InTanStackRouter() {
  const { pathname, searchStr } = useTanStackLocation()
  const { history } = useRouter()
  return (
    <>
      <FollowTanStackRouter />
      <Shown place={pathname + searchStr} onSignUp={() => history.push('/account/sign-up')} />
    </>
  )
}

/** Renders the places of the router and of Portico, and a button that navigates. */
function Shown({ place, onSignUp }: { readonly place: string; readonly onSignUp: () => void }) {
  const { name, path, query } = useRoute()
  return (
    <>
      <p>router at {place}</p>
      <p>
        portico at {path}
        {query.size > 0 && `?${query}`} as {String(name)}
      </p>
      <button type="button" onClick={onSignUp}>
        Sign up
      </button>
    </>
  )
}
