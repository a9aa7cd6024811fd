// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AfterAuth extends RedirectRules {
    readonly routes: RouteUrls;
    readonly proxyPath?: string | undefined;
    readonly page: string | null;
    readonly stored: string | null;
    readonly customLogin?: string | null;
    readonly forcedStepUp?: string | null;
}

export interface AfterAuthTarget {
    readonly target: string;
    readonly refused?: string;
}

export interface RedirectRules {
    readonly origin: string;
    readonly allowedOrigins?: readonly string[];
    readonly enforce?: boolean;
}

export type RouteName = keyof RouteUrls;

export interface RouteUrls {
    readonly authenticatedUrl: string;
    readonly loginUrl: string;
    readonly stepUpUrl: string;
    readonly logoutUrl: string;
    readonly activateUrl: string;
    readonly activateWithOTCUrl: string;
    readonly impersonationUrl: string;
    readonly acceptInvitationUrl: string;
    readonly acceptInvitationWithOTCUrl: string;
    readonly forgetPasswordUrl: string;
    readonly resetPhoneNumberUrl: string;
    readonly resetPasswordUrl: string;
    readonly socialLoginCallbackUrl: string;
    readonly signUpUrl: string;
    readonly oidcRedirectUrl: string;
    readonly samlCallbackUrl: string;
    readonly magicLinkCallbackUrl: string;
    readonly hostedLoginRedirectUrl: string;
    readonly openAppUrl: string;
    readonly unlockAccountUrl: string;
    readonly mfaMobileAuthenticator: string;
    readonly signUpSuccessUrl?: string;
    readonly customLoginUrl?: string;
    readonly customLoginAuthenticatedUrl?: string;
}

export type ScreenRoute = Exclude<RouteName, 'authenticatedUrl' | 'signUpSuccessUrl' | 'customLoginAuthenticatedUrl'>;

export function afterAuthTarget(choice: AfterAuth): AfterAuthTarget;

export function createRoutes(overrides?: Partial<RouteUrls>): RouteUrls;

export const defaultRoutes: RouteUrls;

export function hidesMainContent(routes: RouteUrls, path: string): boolean;

export function isScreenRoute(name: RouteName | null): name is ScreenRoute;

export function routeOf(routes: RouteUrls, path: string): RouteName | null;

export function routesBelow(base: string, overrides?: Partial<RouteUrls>): RouteUrls;

export function safeRedirect(input: unknown, rules: RedirectRules): string | null;
