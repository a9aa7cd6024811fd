import { noticeName } from '#notices'
import { isScreenPath } from '../server/screen-paths.ts'

/**
 * The page of all paths of Portico's screens. The provider in `_app` renders the screen, so it renders nothing.
 *
 * @deprecated Use an empty page on `pages/account/[...screen]`.
 */
export function FronteggRouter(): null {
  noticeName('FronteggRouter')
  return null
}

/**
 * The `getServerSideProps` of the page of screens: any other path is no page.
 *
 * @deprecated Use an empty page on `pages/account/[...screen]`.
 */
export function FronteggRouterProps({
  resolvedUrl,
}: {
  readonly resolvedUrl: string
}): { readonly props: Readonly<Record<string, never>> } | { readonly notFound: true } {
  return isScreenPath(new URL(resolvedUrl, 'http://localhost').pathname) ? { props: {} } : { notFound: true }
}

/**
 * The `getStaticProps` of the page of screens.
 *
 * @deprecated Use an empty page on `pages/account/[...screen]`.
 */
export function FronteggStaticRouterProps(): { readonly props: Readonly<Record<string, never>> } {
  return { props: {} }
}

/**
 * The `getStaticPaths` of the page of screens: each is rendered when it is first asked for.
 *
 * @deprecated Use an empty page on `pages/account/[...screen]`.
 */
export function FronteggStaticPaths(): { readonly paths: string[]; readonly fallback: 'blocking' } {
  return { paths: [], fallback: 'blocking' }
}
