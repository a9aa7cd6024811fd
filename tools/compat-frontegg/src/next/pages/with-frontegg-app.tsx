import type { NavigateCallback } from '@portico/headless'
import { useRouter } from 'next/router.js'
import type { ComponentType, ReactElement } from 'react'
import { noticeName } from '#notices'
import { ClientProvider, type NextOptions, type ServerPart } from '../client-provider.tsx'
import type { PageRequest } from '../server/server.ts'

/** The options of `withFronteggApp`: those of the provider. */
export interface WithFronteggAppOptions extends NextOptions {}

export interface FronteggAppProps {
  /** The part of the server, with the first page alone. */
  readonly fronteggServer?: ServerPart | undefined
}

/** The context of `getInitialProps` of `_app`, as far as it is read here. */
export interface InitialContext {
  readonly Component: {
    /** Returns the props of the page. */
    getInitialProps?(context: InitialContext['ctx']): unknown
  }
  readonly ctx: { readonly req?: PageRequest | undefined }
}

/** A custom `_app`. */
export type FronteggCustomApp<Props> = ComponentType<Props> & {
  /** Returns the props of the application, in place of those of the page alone. */
  getInitialProps?(context: InitialContext): object | Promise<object>
}

/**
 * Puts Frontegg's provider around `pages/_app`. The state of the person comes with the first page, and later pages keep it.
 *
 * @deprecated Use `PorticoKit` in `pages/_app`.
 */
export function withFronteggApp<Props extends object>(
  App: FronteggCustomApp<Props>,
  given: WithFronteggAppOptions = {},
): FronteggCustomApp<Props & FronteggAppProps> {
  function WithFrontegg(props: Props & FronteggAppProps): ReactElement {
    noticeName('withFronteggApp')
    const router = useRouter()
    // Of any page, as Next.js has one router behind all of them.
    const navigate: NavigateCallback = (path, { replace }) => void (replace ? router.replace(path) : router.push(path))
    return (
      <ClientProvider given={given} server={props.fronteggServer ?? nothingKnown} navigate={navigate}>
        <App {...props} />
      </ClientProvider>
    )
  }
  return Object.assign(WithFrontegg, {
    async getInitialProps(context: InitialContext) {
      const own = await ownProps(App, context)
      const { req } = context.ctx
      return typeof window === 'undefined' && req ? { ...own, fronteggServer: await serverPartFor(req) } : own
    },
  })
}

/** The server half stays out of the bundle for browsers. */
async function serverPartFor({ headers }: PageRequest): Promise<ServerPart> {
  const [{ server }, { serverPartOf }] = await Promise.all([
    import('../server/server.ts'),
    import('../server/server-part.ts'),
  ])
  const session = await server().sessionOf(headers.cookie)
  return serverPartOf(session ? await server().stateOf(session) : undefined)
}

/** As Next.js does for an `_app` without `getInitialProps` of its own. */
async function ownProps<Props>(App: FronteggCustomApp<Props>, context: InitialContext): Promise<object> {
  if (App.getInitialProps) return App.getInitialProps(context)
  return { pageProps: (await context.Component.getInitialProps?.(context.ctx)) ?? {} }
}

const nothingKnown: ServerPart = { state: undefined, isHosted: false, contextOptions: { baseUrl: '' } }
