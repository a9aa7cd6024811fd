/** The package that has Frontegg's names over Portico. */
export const layer = '@portico/compat-frontegg'

/** The specifiers of Frontegg's packages whose names the layer has, by the entry that has most of them. */
export const modules: Readonly<Record<string, string>> = {
  '@frontegg/admin-portal': layer,
  '@frontegg/js': layer,
  '@frontegg/nextjs': `${layer}/next`,
  '@frontegg/nextjs/app': `${layer}/next/app`,
  '@frontegg/nextjs/client': `${layer}/next`,
  '@frontegg/nextjs/edge': `${layer}/next/edge`,
  '@frontegg/nextjs/middleware': `${layer}/next/middleware`,
  '@frontegg/nextjs/no-ssr': `${layer}/next/no-ssr`,
  '@frontegg/nextjs/pages': `${layer}/next/pages`,
  '@frontegg/nextjs/server': `${layer}/next/app`,
  '@frontegg/react': layer,
  '@frontegg/react-hooks': layer,
  '@frontegg/react-hooks/auth': layer,
  '@frontegg/redux-store': layer,
  '@frontegg/redux-store/auth': layer,
  '@frontegg/rest-api': layer,
  '@frontegg/types': layer,
}

/** The names that only one entry for Next.js has. Older versions of the SDK exported them together. */
export const entries: Readonly<Record<string, readonly string[]>> = {
  [`${layer}/next/app`]: [
    'CatchAll',
    'FronteggAppProvider',
    'FronteggAppProviderProps',
    'FronteggAppRouter',
    'FronteggAppRouterProps',
    'getAppSession',
    'getAppUserSession',
    'getAppUserTokens',
  ],
  [`${layer}/next/edge`]: [
    'HandleSessionOnEdge',
    'checkSessionOnEdge',
    'getSessionOnEdge',
    'handleSessionOnEdge',
    'redirectToLogin',
    'shouldByPassMiddleware',
  ],
  [`${layer}/next/middleware`]: ['FronteggApiMiddleware', 'NodeRequest', 'NodeResponse'],
  [`${layer}/next/no-ssr`]: ['FronteggProviderNoSSR', 'FronteggProviderNoSSRProps'],
  [`${layer}/next/pages`]: [
    'FronteggAppProps',
    'FronteggCustomApp',
    'FronteggRouter',
    'FronteggRouterProps',
    'FronteggStaticPaths',
    'FronteggStaticRouterProps',
    'InitialContext',
    'PageContext',
    'PageRequest',
    'ServerPart',
    'SignInRedirect',
    'WithFronteggAppOptions',
    'getSession',
    'withFronteggApp',
    'withSSRSession',
  ],
}

/** The types that several entries for Next.js have. */
export const serverTypes: readonly string[] = [
  'FronteggNextJSSession',
  'FronteggUserSession',
  'FronteggUserTokens',
  'NextOptions',
]

/** The names of the layer that Portico has in the same shape, with the entry that has them. */
export const direct: Readonly<Record<string, string>> = { useIsSteppedUp: '@portico/headless' }
