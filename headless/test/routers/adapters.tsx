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

/** A way to have a router, with what the tests need of it. */
export interface Adapter {
  readonly title: string
  /** An application on that router below a path, which shows where the router and Portico believe to be. */
  readonly open: (base: string) => Opened
}

/** An application with its router. */
export interface Opened {
  readonly application: ReactElement
  /** Ends what the router listens to. */
  readonly close: () => void
}

/** Every router there is an adapter for. */
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

/** What the application shows: where its router and Portico believe to be, and a way on of its own. */
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
