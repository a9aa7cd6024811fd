/** Logs once which name of Portico replaces `name`. */
export function noticeName(name: string): void {
  const replacement = replacements[name]
  if (replacement) notice(name, `use ${replacement}`)
}

/** Logs once that an option has no effect, with what to do instead. */
export function noticeOption(option: string, instead: string): void {
  notice(option, `has no effect here: ${instead}`)
}

const logged = new Set<string>()

function notice(name: string, text: string): void {
  if (logged.has(name)) return
  logged.add(name)
  // biome-ignore lint/suspicious/noConsole: a name may be used outside of any client, whose log it would be
  console.info(`@portico/compat-frontegg: ${name}: ${text}. See docs/from-frontegg.md`)
}

/** The names of Frontegg's packages that this one has, with what replaces each in Portico. */
const replacements: Readonly<Record<string, string>> = {
  AdminPortal:
    'useAdminPortal() of @portico/headless/portal/admin-portal, with <AdminPortal /> of @portico/ui-kit/portal',
  AuthorizedContent: '<Can permissions={…}> of @portico/headless',
  ContextHolder: 'client.session.getAccessToken() and useSession().logOut of @portico/headless',
  FronteggApiMiddleware: 'handlers of createNextServer, @portico/headless/next/server',
  FronteggAppProvider: '<PorticoKit> with the state of createNextServer',
  FronteggAppRouter: 'an empty page on app/account/[...screen]: PorticoKit renders the screens',
  FronteggProvider: '<PorticoKit> of @portico/ui-kit',
  FronteggRouter: 'an empty page on pages/account/[...screen]: PorticoKit renders the screens',
  SteppedUpContent: '<Can stepUp> of @portico/headless',
  getAppUserSession: 'getSession() of createNextServer',
  getAppUserTokens: 'getSession() of createNextServer',
  getSession: 'getSession(request) of createNextServer',
  handleSessionOnEdge: 'proxy of createNextServer',
  useApiTokensActions: 'usePersonalApiTokens() of @portico/headless/portal/api-tokens',
  useApiTokensState: 'usePersonalApiTokens() of @portico/headless/portal/api-tokens',
  useAuth: 'useSession() of @portico/headless',
  useAuthActions: 'useSession() and useTenants() of @portico/headless',
  useAuthRoutes: 'createRoutes() of @portico/headless/routes',
  useAuthState: 'useSession() of @portico/headless',
  useAuthUser: 'useAuthUser() of @portico/headless',
  useAuthUserOrNull: 'useSession(({ user }) => user) of @portico/headless',
  useEntitlements: 'useEntitlements() of @portico/headless',
  useEntitlementsOptions: 'useEntitlements().error of @portico/headless',
  useFeatureEntitlements: 'useCan({ feature }) of @portico/headless',
  useIsAuthenticated: '<SignedIn> of @portico/headless',
  useIsSteppedUp: 'useIsSteppedUp() of @portico/headless',
  useLoginActions: 'useSession() of @portico/headless',
  useLoginWithRedirect: 'useHostedLogin().signIn of @portico/headless/hosted-login, or <RedirectToSignIn>',
  useLogoutHostedLogin: 'useSession().logOut of @portico/headless',
  useOnRedirectTo: 'useClient().navigate of @portico/headless',
  usePermissionEntitlements: 'useCan({ permission }) of @portico/headless',
  useStepUp: 'useStepUp().stepUp of @portico/headless',
  useTenantsActions: 'useTenants().switchTenant of @portico/headless',
  useTenantsState: 'useTenants() of @portico/headless',
  withFronteggApp: '<PorticoKit> in pages/_app',
  withSSRSession: 'getSession(context.req) of createNextServer in getServerSideProps',
}
