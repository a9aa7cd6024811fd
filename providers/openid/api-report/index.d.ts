// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ClaimNames {
    readonly tenants?: ClaimPath;
    readonly tenantName?: ClaimPath;
    readonly roles?: ClaimPath;
    readonly permissions?: ClaimPath;
}

export type ClaimPath = readonly string[];

export type Claims = Readonly<Record<string, unknown>>;

export interface GivenPerson {
    readonly tenants?: unknown;
    readonly tenantId?: unknown;
    readonly roles?: unknown;
    readonly permissions?: unknown;
}

export interface LogOutStore {
    get(key: string): Promise<string | null>;
    set(key: string, text: string, milliseconds: number): Promise<void>;
}

export interface OpenIdOptions {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret?: string;
    readonly secretIn?: 'header' | 'body';
    readonly clientKey?: JWK;
    readonly preset?: PresetName | Preset;
    readonly scope?: string;
    readonly person?: (claims: Claims) => GivenPerson;
    readonly stepUp?: 'max_age' | string | readonly string[];
    readonly parameters?: Readonly<Record<string, string>>;
    readonly basePath?: string;
    readonly urlPrefix?: string;
    readonly origins?: readonly string[];
    readonly store?: LogOutStore;
    readonly timeout?: number;
    readonly fetch?: typeof fetch;
    readonly onError?: (thrown: unknown) => void;
}

export interface OpenIdProvider extends Provider {
    readonly issuer: string;
    readonly hasEnded: (claims: Claims) => Promise<boolean>;
}

export interface Preset {
    readonly scope: string;
    readonly claims: ClaimNames;
    readonly stepUp: 'max_age' | readonly string[];
    readonly parameters?: Readonly<Record<string, string>>;
}

export type PresetName = keyof typeof presets;

export function claimAt(claims: Claims, ...path: ClaimPath): unknown;

export function openId(options: OpenIdOptions): OpenIdProvider;

export const presets: {
    readonly standard: {
        readonly scope: "openid email profile";
        readonly claims: {
            readonly roles: readonly [
                "roles"
            ];
            readonly permissions: readonly [
                "permissions"
            ];
        };
        readonly stepUp: readonly [
            "http://schemas.openid.net/pape/policies/2007/06/multi-factor"
        ];
    };
    readonly keycloak: {
        readonly scope: "openid email profile organization";
        readonly claims: {
            readonly tenants: readonly [
                "organization"
            ];
            readonly roles: readonly [
                "realm_access",
                "roles"
            ];
            readonly permissions: readonly [
                "permissions"
            ];
        };
        readonly stepUp: readonly [
            "2"
        ];
    };
    readonly entra: {
        readonly scope: "openid email profile offline_access";
        readonly claims: {
            readonly tenants: readonly [
                "tid"
            ];
            readonly roles: readonly [
                "roles"
            ];
        };
        readonly stepUp: "max_age";
    };
    readonly auth0: {
        readonly scope: "openid email profile offline_access";
        readonly claims: {
            readonly tenants: readonly [
                "org_id"
            ];
            readonly tenantName: readonly [
                "org_name"
            ];
            readonly roles: readonly [
                "roles"
            ];
            readonly permissions: readonly [
                "permissions"
            ];
        };
        readonly stepUp: readonly [
            "http://schemas.openid.net/pape/policies/2007/06/multi-factor"
        ];
    };
    readonly okta: {
        readonly scope: "openid email profile groups offline_access";
        readonly claims: {
            readonly roles: readonly [
                "groups"
            ];
        };
        readonly stepUp: readonly [
            "urn:okta:loa:2fa:any"
        ];
    };
    readonly zitadel: {
        readonly scope: "openid email profile offline_access urn:zitadel:iam:user:resourceowner urn:zitadel:iam:org:projects:roles";
        readonly claims: {
            readonly tenants: readonly [
                "urn:zitadel:iam:user:resourceowner:id"
            ];
            readonly tenantName: readonly [
                "urn:zitadel:iam:user:resourceowner:name"
            ];
            readonly roles: readonly [
                "urn:zitadel:iam:org:project:roles"
            ];
        };
        readonly stepUp: "max_age";
    };
    readonly authentik: {
        readonly scope: "openid email profile offline_access";
        readonly claims: {
            readonly roles: readonly [
                "groups"
            ];
        };
        readonly stepUp: "max_age";
    };
    readonly logto: {
        readonly scope: "openid email profile roles offline_access urn:logto:scope:organizations";
        readonly claims: {
            readonly tenants: readonly [
                "organizations"
            ];
            readonly roles: readonly [
                "roles"
            ];
        };
        readonly stepUp: "max_age";
        readonly parameters: {
            readonly prompt: "consent";
        };
    };
};
