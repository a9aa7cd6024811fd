// Generated from headless/openapi by scripts/generate/contract.mjs. Do not edit.

/** JSON in a request or an answer. */
interface Json<Body> {
    content: {
        "application/json": Body;
    };
}
type Schemas = components["schemas"];
/** An answer whose body is not read. */
interface Empty {
    content?: never;
}
export interface paths {
    "/portico/operations/v1": {
        get: {
            responses: {
                200: Json<{
                            /** Method and path of each operation, such as GET /flags. The path is that of the contract, without the prefix. */
                            operations: string[];
                        }>;
            };
        };
    };
    "/identity/resources/tenants/usage/v1": {
        get: {
            parameters: {
                query: {
                    /** First day of the period as YYYY-MM-DD. */
                    from: string;
                    /** Last day of the period as YYYY-MM-DD, included. A period has 366 days at most. */
                    to: string;
                    /** The length of a bucket. Weeks begin on Monday. The first and the last bucket end with the period. */
                    step: Schemas["UsageStep"];
                    /** The IANA time zone of the days. */
                    timeZone: string;
                    /** true adds the accounts below. Default: false. */
                    includeSubTenants?: boolean;
                };
            };
            responses: {
                200: Json<Schemas["Usage"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user": {
        post: {
            requestBody: Json<Schemas["PasswordLoginRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/verify": {
        post: {
            requestBody: Json<Schemas["MfaLoginRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/recover": {
        post: {
            requestBody: Json<Schemas["MfaRecoverRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/auth/v1/user/token/refresh": {
        post: {
            requestBody?: Json<Schemas["RefreshRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/logout": {
        post: {
            responses: {
                200: Empty;
                302: components["responses"]["RedirectText"];
            };
        };
    };
    "/identity/resources/auth/v1/user/saml/prelogin": {
        post: {
            requestBody: Json<Schemas["PreLoginRequest"]>;
            responses: {
                200: Json<Schemas["PreLoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/saml/postlogin": {
        post: {
            requestBody: Json<Schemas["SamlPostLoginRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
                302: components["responses"]["RedirectText"];
            };
        };
    };
    "/identity/resources/auth/v1/user/oidc/postlogin": {
        post: {
            requestBody: Json<Schemas["OidcPostLoginRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
                302: components["responses"]["RedirectText"];
            };
        };
    };
    "/identity/resources/auth/v2/user/oidc/postlogin": {
        post: {
            requestBody: Json<Schemas["OidcPostLoginV2Request"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
                302: components["responses"]["RedirectText"];
            };
        };
    };
    "/identity/resources/auth/v2/user/sso/prelogin": {
        post: {
            requestBody: Json<Schemas["PreLoginRequest"]>;
            responses: {
                200: Json<Schemas["PreLoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v2/user/sso/default/{provider}/prelogin": {
        get: {
            parameters: {
                query?: {
                    redirectUri?: string;
                    state?: string;
                };
                path: {
                    provider: Schemas["SocialProvider"];
                };
            };
            responses: {
                /** The browser is sent on. */
                302: Empty;
            };
        };
    };
    "/identity/resources/auth/v1/user/sso/{provider}/postlogin": {
        post: {
            parameters: {
                query?: {
                    code?: string;
                    id_token?: string;
                    redirectUri?: string;
                    code_verifier?: string;
                    code_verifier_pkce?: string;
                    state?: string;
                };
                path: {
                    /** A built-in provider name or the id of a custom one. */
                    provider: string;
                };
            };
            requestBody: Json<Schemas["SocialPostLoginRequest"]>;
            responses: {
                200: Json<Schemas["SocialPostLoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/passwordless/{type}/prelogin": {
        post: {
            parameters: {
                path: {
                    type: "code" | "magiclink" | "smscode" | "emailandpassword" | "webauthn";
                };
            };
            requestBody: Json<Schemas["PasswordlessPreLoginRequest"]>;
            responses: {
                200: Json<Schemas["PasswordlessPreLoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/passwordless/{type}/postlogin": {
        post: {
            parameters: {
                path: {
                    type: "code" | "magiclink" | "smscode" | "emailandpassword" | "webauthn";
                };
            };
            requestBody: Json<Schemas["PasswordlessPostLoginRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/webauthn/prelogin": {
        post: {
            requestBody: Json<Schemas["WebAuthnPreLoginRequest"]>;
            responses: {
                200: Json<Schemas["WebAuthnRequestOptions"]>;
            };
        };
    };
    "/identity/resources/auth/v1/webauthn/postlogin": {
        post: {
            requestBody: Json<Schemas["WebAuthnLoginRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/step-up/generate": {
        post: {
            requestBody: Json<Schemas["StepUpRequest"]>;
            responses: {
                200: Json<Schemas["StepUpChallenge"] | Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/authenticator/enroll": {
        post: {
            requestBody: Json<Schemas["MfaTokenRequest"]>;
            responses: {
                200: Json<Schemas["QrCodeResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/postpone": {
        post: {
            requestBody: Json<Schemas["MfaTokenRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/authenticator/enroll/verify": {
        post: {
            requestBody: Json<Schemas["MfaAuthenticatorEnrollVerifyRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/authenticator/{deviceId}/verify": {
        post: {
            parameters: {
                path: {
                    deviceId: string;
                };
            };
            requestBody: Json<Schemas["MfaAuthenticatorVerifyRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/sms/enroll": {
        post: {
            requestBody: Json<Schemas["MfaSmsEnrollRequest"]>;
            responses: {
                200: Json<Schemas["OtcPhoneResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/sms/enroll/verify": {
        post: {
            requestBody: Json<Schemas["MfaCodeVerifyRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/sms/{deviceId}": {
        post: {
            parameters: {
                path: {
                    deviceId: string;
                };
            };
            requestBody: Json<Schemas["MfaTokenRequest"]>;
            responses: {
                200: Json<Schemas["OtcPhoneResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/sms/{deviceId}/verify": {
        post: {
            parameters: {
                path: {
                    deviceId: string;
                };
            };
            requestBody: Json<Schemas["MfaCodeVerifyRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/webauthn/enroll": {
        post: {
            requestBody: Json<Schemas["MfaTokenRequest"]>;
            responses: {
                200: Json<Schemas["MfaWebAuthnEnrollResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/webauthn/enroll/verify": {
        post: {
            requestBody: Json<Schemas["MfaWebAuthnEnrollVerifyRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/webauthn/{deviceId}": {
        post: {
            parameters: {
                path: {
                    deviceId: string;
                };
            };
            requestBody: Json<Schemas["MfaTokenRequest"]>;
            responses: {
                200: Json<Schemas["MfaWebAuthnChallengeResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/webauthn/{deviceId}/verify": {
        post: {
            parameters: {
                path: {
                    deviceId: string;
                };
            };
            requestBody: Json<Schemas["MfaWebAuthnVerifyRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/emailcode": {
        post: {
            requestBody: Json<Schemas["MfaTokenRequest"]>;
            responses: {
                200: Json<Schemas["OtcResponse"]>;
            };
        };
    };
    "/identity/resources/auth/v1/user/mfa/emailcode/verify": {
        post: {
            requestBody: Json<Schemas["MfaCodeVerifyRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/impersonation/v1": {
        post: {
            requestBody: Json<Schemas["ImpersonateRequest"]>;
            responses: {
                200: Json<Schemas["ImpersonateResponse"]>;
            };
        };
    };
    "/oauth/token": {
        post: {
            requestBody: {
                content: {
                    "application/json": Schemas["OAuthCodeExchange"] | Schemas["OAuthRefreshExchange"];
                    "application/x-www-form-urlencoded": Schemas["OAuthCodeExchange"] | Schemas["OAuthRefreshExchange"];
                };
            };
            responses: {
                200: Json<Schemas["OAuthTokenResponse"]>;
                /** Refused (RFC 6749, section 5.2). The body is an ErrorBody as well. */
                400: Json<Schemas["OAuthErrorBody"]>;
                /** Refused (RFC 6749, section 5.2). The body is an ErrorBody as well. */
                401: Json<Schemas["OAuthErrorBody"]>;
            };
        };
    };
    "/oauth/authorize/silent": {
        post: {
            requestBody?: Json<Schemas["RefreshRequest"]>;
            responses: {
                200: Json<Schemas["OAuthTokenResponse"]>;
            };
        };
    };
    "/oauth/authorize": {
        get: {
            parameters: {
                query: {
                    response_type: "code";
                    client_id: string;
                    /** Holds openid; the client asks for "openid email profile". */
                    scope: string;
                    redirect_uri: string;
                    code_challenge?: string;
                    code_challenge_method?: "S256";
                    nonce?: string;
                    /** Account alias. */
                    organization?: string;
                    tenantId?: string;
                    prompt?: string;
                    acr_values?: string;
                    max_age?: string;
                    login_direct_action?: string;
                    login_hint?: string;
                };
            };
            responses: {
                /** The browser is sent on. */
                302: Empty;
            };
        };
    };
    "/oauth/logout": {
        get: {
            parameters: {
                query?: {
                    post_logout_redirect_uri?: string;
                    id_token_hint?: string;
                    state?: string;
                };
            };
            responses: {
                /** The browser is sent on. */
                302: Empty;
            };
        };
    };
    "/oauth/portal": {
        get: {
            responses: {
                /** The page. */
                200: {
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
    };
    "/.well-known/jwks.json": {
        get: {
            responses: {
                200: Json<Schemas["JsonWebKeySet"]>;
            };
        };
    };
    "/.well-known/openid-configuration": {
        get: {
            responses: {
                200: Json<Schemas["ProviderMetadata"]>;
            };
        };
    };
    "/.well-known/oauth-authorization-server": {
        get: {
            responses: {
                200: Json<Schemas["ProviderMetadata"]>;
            };
        };
    };
    "/auth/vendor": {
        post: {
            requestBody: Json<Schemas["VendorCredentials"]>;
            responses: {
                200: Json<Schemas["VendorToken"]>;
            };
        };
    };
    "/identity/resources/users/v1/signUp": {
        post: {
            requestBody: Json<Schemas["SignUpRequest"]>;
            responses: {
                201: Json<Schemas["SignUpResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/signUp/phoneNumber": {
        post: {
            requestBody: Json<Schemas["SignUpRequest"]>;
            responses: {
                201: Json<Schemas["SignUpResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/signUp/username": {
        post: {
            requestBody: Json<Schemas["SignUpRequest"]>;
            responses: {
                201: Json<Schemas["SignUpResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/activate": {
        post: {
            requestBody: Json<Schemas["ActivateRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/activate/code": {
        post: {
            requestBody: Json<Schemas["ActivateCodeRequest"]>;
            responses: {
                200: Json<Schemas["LoginResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/activate/reset": {
        post: {
            requestBody: Json<Schemas["EmailRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/activate/strategy": {
        get: {
            parameters: {
                query: {
                    userId: string;
                    token: string;
                };
            };
            responses: {
                200: Json<Schemas["ActivationStrategy"]>;
            };
        };
    };
    "/identity/resources/users/v1/invitation/reset": {
        post: {
            requestBody: Json<Schemas["EmailRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/invitation/reset/all": {
        post: {
            requestBody: Json<Schemas["EmailRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/invitation/accept": {
        post: {
            requestBody: Json<Schemas["AcceptInvitationRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/invitation/accept/code": {
        post: {
            requestBody: Json<Schemas["AcceptInvitationCodeRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/passwords/reset": {
        post: {
            requestBody: Json<Schemas["EmailRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/passwords/reset/verify": {
        post: {
            requestBody: Json<Schemas["ResetPasswordRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/passwords/reset/validate": {
        post: {
            requestBody: Json<Schemas["ResetTokenCheck"]>;
            responses: {
                200: Empty;
                /** The token was used or has expired. */
                410: Empty;
            };
        };
    };
    "/identity/resources/users/v1/passwords/change": {
        post: {
            requestBody: Json<Schemas["ChangePasswordRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/passwords/config": {
        get: {
            parameters: {
                query?: {
                    userId?: string;
                };
            };
            responses: {
                200: Json<Schemas["PasswordRules"] | null>;
            };
        };
    };
    "/identity/resources/users/v1/passwords/breached/reset/bulk": {
        post: {
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v2/passwords/reset/email": {
        post: {
            requestBody: Json<Schemas["PasswordRecoveryRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v2/passwords/reset/sms": {
        post: {
            requestBody: Json<Schemas["PasswordRecoveryRequest"]>;
            responses: {
                200: Json<Schemas["PasswordRecoverySession"]>;
            };
        };
    };
    "/identity/resources/users/v2/passwords/reset/sms/verify": {
        post: {
            requestBody: Json<Schemas["PasswordRecoveryVerify"]>;
            responses: {
                200: Json<Schemas["PasswordRecoveryProof"]>;
            };
        };
    };
    "/identity/resources/users/v1/mfa/enroll": {
        post: {
            responses: {
                200: Json<Schemas["QrCodeResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/mfa/enroll/verify": {
        post: {
            requestBody: Json<Schemas["TokenRequest"]>;
            responses: {
                200: Json<Schemas["RecoveryCodeResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/mfa/disable": {
        post: {
            requestBody: Json<Schemas["OptionalTokenRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/mfa/devices": {
        get: {
            responses: {
                200: Json<Schemas["MfaDevices"]>;
            };
        };
    };
    "/identity/resources/users/v1/mfa/authenticator/enroll": {
        post: {
            responses: {
                200: Json<Schemas["QrCodeResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/mfa/authenticator/enroll/verify": {
        post: {
            requestBody: Json<Schemas["SelfMfaAuthenticatorVerify"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/mfa/authenticator/{deviceId}/disable/verify": {
        post: {
            parameters: {
                path: {
                    deviceId: string;
                };
            };
            requestBody: Json<Schemas["OptionalTokenRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/mfa/sms/enroll": {
        post: {
            requestBody: Json<Schemas["SelfMfaSmsEnroll"]>;
            responses: {
                200: Json<Schemas["OtcPhoneResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/mfa/sms/enroll/verify": {
        post: {
            requestBody: Json<Schemas["OtcCodeRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/mfa/sms/{deviceId}/disable": {
        post: {
            parameters: {
                path: {
                    deviceId: string;
                };
            };
            responses: {
                200: Json<Schemas["OtcPhoneResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/mfa/sms/{deviceId}/disable/verify": {
        post: {
            parameters: {
                path: {
                    deviceId: string;
                };
            };
            requestBody: Json<Schemas["SelfMfaCode"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/mfa/webauthn/enroll": {
        post: {
            responses: {
                200: Json<Schemas["MfaWebAuthnEnrollResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/mfa/webauthn/enroll/verify": {
        post: {
            requestBody: Json<Schemas["SelfMfaWebAuthnEnrollVerify"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/mfa/webauthn/{deviceId}/disable": {
        post: {
            parameters: {
                path: {
                    deviceId: string;
                };
            };
            responses: {
                200: Json<Schemas["MfaWebAuthnChallengeResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/mfa/webauthn/{deviceId}/disable/verify": {
        post: {
            parameters: {
                path: {
                    deviceId: string;
                };
            };
            requestBody: Json<Schemas["SelfMfaWebAuthnDisableVerify"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/phone/reset": {
        post: {
            requestBody: Json<Schemas["EmailRequest"]>;
            responses: {
                200: Json<Schemas["PhoneResetResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/phone/reset/verify": {
        post: {
            requestBody: Json<Schemas["PhoneResetVerifyRequest"]>;
            responses: {
                200: Json<Schemas["PhoneResetVerifyResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/phone/change": {
        put: {
            requestBody: Json<Schemas["PhoneChangeRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/phone": {
        post: {
            requestBody: Json<Schemas["PhoneChangeStartRequest"]>;
            responses: {
                200: Json<Schemas["PhoneChangeStartResponse"]>;
            };
        };
    };
    "/identity/resources/users/v1/phone/verify": {
        post: {
            requestBody: Json<Schemas["PhoneChangeVerifyRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/tenant": {
        put: {
            requestBody: Json<Schemas["SwitchTenantRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v2/me": {
        get: {
            parameters: {
                query?: {
                    addRoles?: boolean;
                };
            };
            responses: {
                200: Json<Schemas["User"]>;
            };
        };
        put: {
            requestBody: Json<Schemas["UpdateProfileRequest"]>;
            responses: {
                200: Json<Schemas["User"]>;
            };
        };
    };
    "/identity/resources/users/v1/me/tenants": {
        get: {
            responses: {
                200: Json<Schemas["CurrentUserTenants"]>;
            };
        };
    };
    "/identity/resources/users/v2/me/tenants": {
        get: {
            responses: {
                200: Json<Schemas["Tenant"][]>;
            };
        };
    };
    "/identity/resources/users/v3/me/tenants": {
        get: {
            responses: {
                200: Json<Schemas["CurrentUserTenants"]>;
            };
        };
    };
    "/identity/resources/users/v3/me/token": {
        post: {
            requestBody: Json<Schemas["TenantTokenRequest"]>;
            responses: {
                200: Json<Schemas["TenantTokenResponse"]>;
            };
        };
    };
    "/identity/resources/users/v3/me/unlock": {
        post: {
            requestBody: Json<Schemas["TokenRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/me/authorization": {
        get: {
            responses: {
                200: Json<Schemas["UserAuthorization"]>;
            };
        };
    };
    "/identity/resources/users/v2": {
        get: {
            parameters: {
                query?: {
                    _offset?: number;
                    _limit?: number;
                    _sortBy?: "createdAt" | "name" | "email" | "id" | "verified" | "isLocked" | "provider" | "tenantId";
                    _order?: Schemas["SortOrder"];
                    /** Ids joined with commas. */
                    ids?: string;
                    _includeSubTenants?: boolean;
                    _filter?: string;
                    metadata?: string;
                };
            };
            responses: {
                200: Json<Schemas["UserPage"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["AddUserRequest"]>;
            responses: {
                201: Json<Schemas["TeamUser"]>;
            };
        };
    };
    "/identity/resources/users/v3": {
        get: {
            parameters: {
                query?: {
                    _offset?: number;
                    _limit?: number;
                    _sortBy?: "createdAt" | "name" | "email" | "id" | "verified" | "isLocked" | "provider" | "tenantId";
                    _order?: Schemas["SortOrder"];
                    /** Ids joined with commas. */
                    ids?: string;
                    _includeSubTenants?: boolean;
                    /** A part of the name, the e-mail address or the user name. */
                    _filter?: string;
                    _email?: string;
                    _tenantId?: string;
                    _preset?: "mfa-unenrolled" | "breached-passwords" | "inactive";
                    _maxInactiveSeconds?: number;
                    _identifier?: string;
                    _identifierType?: string;
                    _namePrefix?: string;
                    /** Ids joined with commas. Users who hold one of these roles directly. */
                    _roleIds?: string;
                    /** The origin of the account. */
                    _provider?: string;
                };
            };
            responses: {
                200: Json<Schemas["UserListPage"]>;
            };
        };
    };
    "/identity/resources/users/v3/roles": {
        get: {
            parameters: {
                query: {
                    /** User ids joined with commas. */
                    ids: string;
                };
            };
            responses: {
                200: Json<Schemas["UserRoleIds"][]>;
            };
        };
    };
    "/identity/resources/users/v3/groups": {
        get: {
            parameters: {
                query: {
                    /** User ids joined with commas. */
                    ids: string;
                };
            };
            responses: {
                200: Json<Schemas["UserGroupIds"][]>;
            };
        };
    };
    "/identity/resources/users/v1/{userId}": {
        get: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            responses: {
                200: Json<Schemas["UserRecord"]>;
            };
        };
    };
    "/identity/resources/users/v1/email/me": {
        post: {
            requestBody: Json<Schemas["EmailRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/v1/email/me/verify": {
        post: {
            requestBody: Json<Schemas["EmailVerifyRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/phone-numbers/v1": {
        get: {
            parameters: {
                query?: {
                    _limit?: number;
                    _offset?: number;
                };
            };
            responses: {
                200: Json<Schemas["PhoneNumberPage"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["CreatePhoneNumberRequest"]>;
            responses: {
                201: Json<Schemas["CreatePhoneNumberResponse"]>;
            };
        };
    };
    "/identity/resources/users/phone-numbers/v1/me": {
        get: {
            responses: {
                200: Json<Schemas["PhoneNumber"][]>;
            };
        };
    };
    "/identity/resources/users/phone-numbers/v1/{phoneId}": {
        delete: {
            parameters: {
                path: {
                    phoneId: string;
                };
            };
            responses: {
                200: Json<Schemas["DeletePhoneNumberResponse"]>;
            };
        };
    };
    "/identity/resources/users/phone-numbers/v1/preverify": {
        post: {
            requestBody: Json<Schemas["PhoneChangeStartRequest"]>;
            responses: {
                200: Json<Schemas["OtcResponse"]>;
            };
        };
    };
    "/identity/resources/users/phone-numbers/v1/verify": {
        post: {
            requestBody: Json<Schemas["OtcCodeRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify": {
        post: {
            parameters: {
                path: {
                    phoneId: string;
                };
            };
            requestBody: Json<Schemas["OtcCodeRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/phone-numbers/v2": {
        get: {
            parameters: {
                query?: {
                    _limit?: number;
                    _offset?: number;
                    _phoneNumber?: string;
                    /** User ids joined with commas. */
                    userIds?: string;
                };
            };
            responses: {
                200: Json<Schemas["UserPhoneNumberPage"]>;
            };
        };
    };
    "/identity/resources/users/emails/v1": {
        get: {
            parameters: {
                query?: {
                    _limit?: number;
                    _offset?: number;
                    _email?: string;
                    /** User ids joined with commas. */
                    userIds?: string;
                };
            };
            responses: {
                200: Json<Schemas["UserEmailPage"]>;
            };
        };
    };
    "/identity/resources/usernames/v1": {
        get: {
            parameters: {
                query?: {
                    _limit?: number;
                    _offset?: number;
                    _usernamePrefix?: string;
                    /** User ids joined with commas. */
                    userIds?: string;
                };
            };
            responses: {
                200: Json<Schemas["UsernamePage"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["UsernameRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/usernames/v1/me": {
        get: {
            responses: {
                200: Json<Schemas["UserUsername"]>;
            };
        };
    };
    "/identity/resources/usernames/v1/{username}": {
        delete: {
            parameters: {
                path: {
                    username: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/webauthn/v1/devices": {
        get: {
            responses: {
                200: Json<Schemas["WebAuthnDevices"]>;
            };
        };
        post: {
            responses: {
                200: Json<Schemas["WebAuthnCreationOptions"]>;
            };
        };
    };
    "/identity/resources/users/webauthn/v1/devices/verify": {
        post: {
            requestBody: Json<Schemas["WebAuthnAttestation"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/webauthn/v1/devices/{deviceId}": {
        delete: {
            parameters: {
                path: {
                    deviceId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/sessions/v1/me": {
        get: {
            responses: {
                200: Json<Schemas["Session"][]>;
            };
        };
    };
    "/identity/resources/users/sessions/v1/me/current": {
        get: {
            responses: {
                200: Json<Schemas["Session"]>;
            };
        };
    };
    "/identity/resources/users/sessions/v1/me/{id}": {
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/sessions/v1/me/all": {
        delete: {
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/sessions/v1/revoke": {
        post: {
            requestBody: Json<Schemas["RevokeSessionsRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/configurations/sessions/v1": {
        get: {
            responses: {
                200: Json<Schemas["SessionPolicy"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["SessionPolicy"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/access-tokens/v1": {
        get: {
            responses: {
                200: Json<Schemas["AccessTokenList"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["CreateUserTokenRequest"]>;
            responses: {
                201: Json<Schemas["AccessToken"]>;
            };
        };
    };
    "/identity/resources/users/access-tokens/v1/{id}": {
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: Json<Schemas["UpdateTokenRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/tenants/access-tokens/v1": {
        get: {
            responses: {
                200: Json<Schemas["AccessTokenList"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["CreateTenantTokenRequest"]>;
            responses: {
                201: Json<Schemas["AccessToken"]>;
            };
        };
    };
    "/identity/resources/tenants/access-tokens/v1/{id}": {
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: Json<Schemas["UpdateTokenRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/api-tokens/v1": {
        get: {
            responses: {
                200: Json<Schemas["UserApiToken"][]>;
            };
        };
        post: {
            requestBody: Json<Schemas["CreateUserTokenRequest"]>;
            responses: {
                201: Json<Schemas["UserApiToken"]>;
            };
        };
    };
    "/identity/resources/users/api-tokens/v1/{tokenId}": {
        delete: {
            parameters: {
                path: {
                    tokenId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    tokenId: string;
                };
            };
            requestBody: Json<Schemas["UpdateTokenRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/tenants/api-tokens/v1": {
        get: {
            responses: {
                200: Json<Schemas["TenantApiToken"][]>;
            };
        };
    };
    "/identity/resources/tenants/api-tokens/v2": {
        post: {
            requestBody: Json<Schemas["CreateTenantTokenRequest"]>;
            responses: {
                201: Json<Schemas["TenantApiToken"]>;
            };
        };
    };
    "/identity/resources/tenants/api-tokens/v1/{tokenId}": {
        delete: {
            parameters: {
                path: {
                    tokenId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    tokenId: string;
                };
            };
            requestBody: Json<Schemas["UpdateTokenRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/team/resources/members/v1": {
        get: {
            parameters: {
                query: {
                    pageOffset: number;
                    pageSize?: number;
                    sortBy?: string;
                    sortDirection?: Schemas["SortDirection"];
                    /** Further column filters, each as its own query parameter. */
                    filters?: {
                        [key: string]: string;
                    };
                };
            };
            responses: {
                200: Json<Schemas["TeamUserPage"]>;
            };
        };
        put: {
            requestBody: Json<Schemas["UpdateTeamUserRequest"]>;
            responses: {
                200: Json<Schemas["TeamUser"]>;
            };
        };
    };
    "/team/resources/members/v1/{userId}": {
        delete: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            responses: {
                200: Json<Schemas["TeamUser"]>;
            };
        };
    };
    "/team/resources/members/v1/{userId}/resendActivationEmail": {
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: Json<Record<string, never>>;
            responses: {
                200: Empty;
            };
        };
    };
    "/team/resources/roles/v1": {
        get: {
            responses: {
                200: Json<Schemas["TeamRole"][]>;
            };
        };
    };
    "/team/resources/stats/v1/members": {
        get: {
            responses: {
                200: Json<Schemas["TeamStats"]>;
            };
        };
    };
    "/team/resources/profile/me/image/v1": {
        put: {
            requestBody: {
                content: {
                    "multipart/form-data": {
                        image: string;
                    };
                };
            };
            responses: {
                /** Plain text. */
                200: {
                    content: {
                        "text/plain": string;
                    };
                };
            };
        };
    };
    "/identity/resources/tenants/users/v1/{userId}/enable": {
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/tenants/users/v1/{userId}/disable": {
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/tenants/users/v1/{userId}/lock": {
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/tenants/users/v1/{userId}/unlock": {
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/tenants/users/v1/count": {
        post: {
            requestBody: Json<Schemas["TenantUserCountRequest"]>;
            responses: {
                200: Json<Schemas["TenantUserCount"][]>;
            };
        };
    };
    "/identity/resources/users/temporary/v1/{userId}": {
        put: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: Json<Schemas["TemporaryUserRequest"]>;
            responses: {
                200: Empty;
            };
        };
        delete: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/users/temporary/v1/configuration": {
        get: {
            responses: {
                200: Json<Schemas["TemporaryUserConfiguration"]>;
            };
        };
    };
    "/identity/resources/tenants/invites/v1/user": {
        get: {
            responses: {
                200: Json<Schemas["InviteLink"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["InviteLinkRequest"]>;
            responses: {
                201: Json<Schemas["InviteLink"]>;
            };
        };
        delete: {
            responses: {
                200: Empty;
            };
        };
        patch: {
            requestBody: Json<Schemas["InviteLinkRequest"]>;
            responses: {
                200: Json<Schemas["InviteLink"]>;
            };
        };
    };
    "/identity/resources/tenants/invites/v2/user": {
        post: {
            requestBody: Json<Schemas["InviteLinkRequest"]>;
            responses: {
                201: Json<Schemas["InviteLink"]>;
            };
        };
    };
    "/identity/resources/tenants/invites/v1/verify": {
        post: {
            requestBody: Json<Schemas["TokenRequest"]>;
            responses: {
                200: Json<unknown>;
            };
        };
    };
    "/identity/resources/tenants/invites/v1/configuration": {
        get: {
            responses: {
                200: Json<Schemas["InviteLinkConfiguration"]>;
            };
        };
    };
    "/identity/resources/configurations/v1": {
        get: {
            responses: {
                200: Json<Schemas["SecurityPolicy"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/public": {
        get: {
            responses: {
                200: Json<Schemas["PublicConfiguration"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/mfa-policy": {
        get: {
            responses: {
                200: Json<Schemas["MfaPolicy"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["SaveMfaPolicy"]>;
            responses: {
                201: Json<Schemas["MfaPolicy"]>;
            };
        };
        patch: {
            requestBody: Json<Schemas["SaveMfaPolicy"]>;
            responses: {
                200: Json<Schemas["MfaPolicy"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/mfa-policy/vendor": {
        get: {
            responses: {
                200: Json<Schemas["MfaPolicy"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/mfa-policy/allow-remember-device": {
        get: {
            parameters: {
                query: {
                    mfaToken: string;
                };
            };
            responses: {
                200: Json<Schemas["RememberMfaDevice"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/lockout-policy": {
        get: {
            responses: {
                200: Json<Schemas["LockoutPolicy"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["SaveLockoutPolicy"]>;
            responses: {
                201: Json<Schemas["LockoutPolicy"]>;
            };
        };
        patch: {
            requestBody: Json<Schemas["SaveLockoutPolicy"]>;
            responses: {
                200: Json<Schemas["LockoutPolicy"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/lockout-policy/vendor": {
        get: {
            responses: {
                200: Json<Schemas["LockoutPolicy"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/password-history-policy": {
        get: {
            responses: {
                200: Json<Schemas["PasswordHistoryPolicy"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["SavePasswordHistoryPolicy"]>;
            responses: {
                201: Json<Schemas["PasswordHistoryPolicy"]>;
            };
        };
        patch: {
            requestBody: Json<Schemas["SavePasswordHistoryPolicy"]>;
            responses: {
                200: Json<Schemas["PasswordHistoryPolicy"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/password-history-policy/vendor": {
        get: {
            responses: {
                200: Json<Schemas["PasswordHistoryPolicy"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/password-rotation": {
        get: {
            responses: {
                200: Json<Schemas["PasswordRotationPolicy"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["PasswordRotationPolicy"]>;
            responses: {
                201: Json<Schemas["PasswordRotationPolicy"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/password-rotation/vendor": {
        get: {
            responses: {
                200: Json<Schemas["PasswordRotationPolicy"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/password": {
        get: {
            responses: {
                200: Json<Schemas["PasswordRules"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/captcha-policy/public": {
        get: {
            responses: {
                200: Json<Schemas["CaptchaPolicy"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/auth/strategies": {
        get: {
            responses: {
                200: Json<Schemas["AuthStrategies"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/auth/strategies/public": {
        get: {
            responses: {
                200: Json<Schemas["AuthStrategies"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/mfa/strategies": {
        get: {
            responses: {
                200: Json<Schemas["MfaStrategies"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/sign-up/strategies": {
        get: {
            responses: {
                200: Json<Schemas["SignUpStrategy"][]>;
            };
        };
    };
    "/identity/resources/configurations/v1/password-recovery/strategies": {
        get: {
            responses: {
                200: Json<Schemas["PasswordRecoveryStrategy"][]>;
            };
        };
    };
    "/identity/resources/configurations/v1/user-emails-policy": {
        get: {
            responses: {
                200: Json<Schemas["EmailPolicy"]>;
            };
        };
    };
    "/identity/resources/configurations/restrictions/v1/email-domain": {
        get: {
            responses: {
                200: Json<Schemas["DomainRestrictionList"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["CreateDomainRestriction"]>;
            responses: {
                201: Json<Schemas["DomainRestriction"]>;
            };
        };
    };
    "/identity/resources/configurations/restrictions/v1/email-domain/{id}": {
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/configurations/restrictions/v1/email-domain/config": {
        get: {
            responses: {
                200: Json<Schemas["DomainRestrictionConfig"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["UpdateDomainRestrictionConfig"]>;
            responses: {
                200: Json<Schemas["DomainRestrictionConfig"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/restrictions/ip": {
        get: {
            parameters: {
                query: {
                    _offset: number;
                    _limit: number;
                    /** ALLOW or BLOCK. */
                    _filter: string;
                };
            };
            responses: {
                200: Json<Schemas["IpRestrictionPage"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["CreateIpRestriction"]>;
            responses: {
                201: Empty;
            };
        };
    };
    "/identity/resources/configurations/v1/restrictions/ip/bulk": {
        post: {
            requestBody: Json<Schemas["BulkCreateIpRestrictions"]>;
            responses: {
                201: Empty;
            };
        };
    };
    "/identity/resources/configurations/v1/restrictions/ip/{id}": {
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/configurations/v1/restrictions/ip/config": {
        get: {
            responses: {
                200: Json<Schemas["IpRestrictionConfig"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["IpRestrictionConfig"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/configurations/v1/restrictions/ip/verify": {
        post: {
            responses: {
                200: Json<Schemas["ValidResponse"]>;
            };
        };
    };
    "/identity/resources/configurations/v1/restrictions/ip/verify/allow": {
        post: {
            responses: {
                200: Json<Schemas["ValidResponse"]>;
            };
        };
    };
    "/security-engines/resources/policies/v1/country-restriction": {
        get: {
            responses: {
                200: Json<Schemas["CountryRestrictionConfig"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["CountryRestrictionConfig"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/security-engines/resources/policies/v1/country-restriction/countries": {
        get: {
            responses: {
                200: Json<Schemas["CountryRestriction"][]>;
            };
        };
        post: {
            requestBody: Json<Schemas["UpdateCountryRestrictions"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/security-center/resources/recommendations/v1": {
        get: {
            responses: {
                200: Json<Schemas["RecommendationsResponse"]>;
            };
        };
    };
    "/security-center/resources/insights/v1": {
        get: {
            responses: {
                200: Json<Schemas["InsightsResponse"]>;
            };
        };
    };
    "/team/resources/sso/v1/saml/configurations": {
        get: {
            responses: {
                200: Json<Schemas["SamlConfiguration"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["UpdateSamlConfiguration"]>;
            responses: {
                200: Json<Schemas["SamlConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v1/saml/configurations/vendor-config": {
        get: {
            responses: {
                200: Json<Schemas["SamlVendorConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v1/saml/configurations/metadata": {
        put: {
            requestBody: Json<Schemas["MetadataXmlRequest"]>;
            responses: {
                200: Json<Schemas["SamlConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v1/saml/validations/domain": {
        put: {
            responses: {
                200: Json<Schemas["SamlConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v1/saml/configurations/roles/default": {
        get: {
            responses: {
                200: Json<string[]>;
            };
        };
        post: {
            requestBody: Json<Schemas["RoleIdsRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/team/resources/sso/v2/saml/configurations/groups": {
        get: {
            responses: {
                200: Json<Schemas["SsoGroup"][]>;
            };
        };
        post: {
            requestBody: Json<Schemas["CreateSsoGroup"]>;
            responses: {
                201: Empty;
            };
        };
    };
    "/team/resources/sso/v2/saml/configurations/groups/{id}": {
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: Json<Schemas["UpdateSsoGroup"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/team/resources/sso/v1/oidc/configurations": {
        get: {
            responses: {
                200: Json<Schemas["OidcConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v2/configurations/public": {
        get: {
            responses: {
                200: Json<Schemas["SsoPublicConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v1/configurations": {
        get: {
            responses: {
                200: Json<Schemas["SsoConfiguration"][]>;
            };
        };
        post: {
            requestBody: Json<Schemas["UpdateSsoConfiguration"]>;
            responses: {
                201: Json<Schemas["SsoConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}": {
        delete: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            requestBody: Json<Schemas["UpdateSsoConfiguration"]>;
            responses: {
                200: Json<Schemas["SsoConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v1/configurations/metadata": {
        post: {
            requestBody: Json<Schemas["MetadataXmlRequest"]>;
            responses: {
                201: Json<Schemas["SsoConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/metadata": {
        put: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            requestBody: Json<Schemas["MetadataXmlRequest"]>;
            responses: {
                200: Json<Schemas["SsoConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v1/configurations/metadata-url": {
        post: {
            requestBody: Json<Schemas["MetadataUrlRequest"]>;
            responses: {
                201: Json<Schemas["SsoConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/metadata-url": {
        put: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            requestBody: Json<Schemas["MetadataUrlRequest"]>;
            responses: {
                200: Json<Schemas["SsoConfiguration"]>;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/tests": {
        get: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            responses: {
                200: Json<Schemas["SsoTestList"]>;
            };
        };
        post: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            requestBody: Json<Schemas["StartSsoTest"]>;
            responses: {
                201: Json<Schemas["SsoTest"]>;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/tests/{testId}": {
        get: {
            parameters: {
                path: {
                    ssoConfigId: string;
                    testId: string;
                };
            };
            responses: {
                200: Json<Schemas["SsoTest"]>;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/next-certificate": {
        put: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            requestBody: Json<Schemas["NextSsoCertificate"]>;
            responses: {
                200: Json<Schemas["SsoConfiguration"]>;
            };
        };
        delete: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/team/resources/sso/v1/tests/answer": {
        post: {
            requestBody: Json<Schemas["SsoTestAnswer"]>;
            responses: {
                200: Json<Schemas["SsoTestEnd"]>;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/domains": {
        post: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            requestBody: Json<Schemas["CreateSsoDomain"]>;
            responses: {
                201: Json<Schemas["SsoDomain"]>;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}": {
        delete: {
            parameters: {
                path: {
                    ssoConfigId: string;
                    domainId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}/validate": {
        put: {
            parameters: {
                path: {
                    ssoConfigId: string;
                    domainId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/team/resources/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate": {
        put: {
            parameters: {
                path: {
                    ssoConfigId: string;
                    domainId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/roles": {
        get: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            responses: {
                200: Json<Schemas["RoleIdsResponse"]>;
            };
        };
        put: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            requestBody: Json<Schemas["RoleIdsRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/groups": {
        get: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            responses: {
                200: Json<Schemas["SsoGroup"][]>;
            };
        };
        post: {
            parameters: {
                path: {
                    ssoConfigId: string;
                };
            };
            requestBody: Json<Schemas["CreateSsoGroup"]>;
            responses: {
                201: Empty;
            };
        };
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}": {
        delete: {
            parameters: {
                path: {
                    ssoConfigId: string;
                    groupId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    ssoConfigId: string;
                    groupId: string;
                };
            };
            requestBody: Json<Schemas["UpdateSsoGroup"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/sso/v1": {
        get: {
            responses: {
                200: Json<Schemas["SocialLoginConfigV1"][]>;
            };
        };
    };
    "/identity/resources/sso/v2": {
        get: {
            responses: {
                200: Json<Schemas["SocialLoginConfigV2"][]>;
            };
        };
    };
    "/identity/resources/sso/v2/authenticated": {
        get: {
            responses: {
                200: Json<Schemas["SocialLoginConfigV2"][]>;
            };
        };
    };
    "/identity/resources/sso/custom/v1": {
        get: {
            responses: {
                200: Json<Schemas["CustomSocialLoginConfigs"]>;
            };
        };
    };
    "/identity/resources/roles/v1": {
        get: {
            responses: {
                200: Json<Schemas["Role"][]>;
            };
        };
        post: {
            requestBody: Json<Schemas["CreateRoleRequest"]>;
            responses: {
                201: Json<Schemas["Role"]>;
            };
        };
    };
    "/identity/resources/roles/v2": {
        post: {
            requestBody: Json<Schemas["CreateRoleV2Request"]>;
            responses: {
                201: Json<Schemas["Role"]>;
            };
        };
    };
    "/identity/resources/roles/v1/{roleId}": {
        delete: {
            parameters: {
                path: {
                    roleId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    roleId: string;
                };
            };
            requestBody: Json<Schemas["UpdateRoleRequest"]>;
            responses: {
                200: Json<Schemas["Role"]>;
            };
        };
    };
    "/identity/resources/roles/v1/{roleId}/permissions": {
        put: {
            parameters: {
                path: {
                    roleId: string;
                };
            };
            requestBody: Json<Schemas["PermissionIdsRequest"]>;
            responses: {
                200: Json<Schemas["Role"]>;
            };
        };
    };
    "/identity/resources/permissions/v1": {
        get: {
            responses: {
                200: Json<Schemas["Permission"][]>;
            };
        };
    };
    "/identity/resources/permissions/v1/categories": {
        get: {
            responses: {
                200: Json<Schemas["PermissionCategory"][]>;
            };
        };
    };
    "/identity/resources/permissions/v1/{permissionId}/roles": {
        put: {
            parameters: {
                path: {
                    permissionId: string;
                };
            };
            requestBody: Json<Schemas["RoleIdsRequest"]>;
            responses: {
                200: Json<Schemas["Permission"]>;
            };
        };
    };
    "/identity/resources/groups/v1": {
        get: {
            parameters: {
                query?: {
                    _groupsRelations?: Schemas["GroupRelations"];
                };
            };
            responses: {
                200: Json<Schemas["Group"][]>;
            };
        };
        post: {
            requestBody: Json<Schemas["CreateGroupRequest"]>;
            responses: {
                201: Json<Schemas["CreatedGroup"]>;
            };
        };
    };
    "/identity/resources/groups/v1/{groupId}": {
        get: {
            parameters: {
                query?: {
                    _groupsRelations?: Schemas["GroupRelations"];
                };
                path: {
                    groupId: string;
                };
            };
            responses: {
                200: Json<Schemas["Group"]>;
            };
        };
        delete: {
            parameters: {
                path: {
                    groupId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    groupId: string;
                };
            };
            requestBody: Json<Schemas["UpdateGroupRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/groups/v1/bulkGet": {
        post: {
            parameters: {
                query?: {
                    _groupsRelations?: Schemas["GroupRelations"];
                };
            };
            requestBody: Json<Schemas["GroupsByIdsRequest"]>;
            responses: {
                200: Json<Schemas["Group"][]>;
            };
        };
    };
    "/identity/resources/groups/v1/{groupId}/roles": {
        post: {
            parameters: {
                path: {
                    groupId: string;
                };
            };
            requestBody: Json<Schemas["RoleIdsRequest"]>;
            responses: {
                201: Empty;
            };
        };
        delete: {
            parameters: {
                path: {
                    groupId: string;
                };
            };
            requestBody: Json<Schemas["RoleIdsRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/groups/v1/{groupId}/users": {
        post: {
            parameters: {
                path: {
                    groupId: string;
                };
            };
            requestBody: Json<Schemas["UserIdsRequest"]>;
            responses: {
                201: Empty;
            };
        };
        delete: {
            parameters: {
                path: {
                    groupId: string;
                };
            };
            requestBody: Json<Schemas["UserIdsRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/groups/v1/config": {
        get: {
            responses: {
                200: Json<Schemas["GroupConfiguration"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["UpdateGroupConfiguration"]>;
            responses: {
                200: Json<Schemas["GroupConfiguration"]>;
            };
        };
    };
    "/tenants/resources/hierarchy/v1": {
        get: {
            responses: {
                200: Json<Schemas["SubTenantLevel"][]>;
            };
        };
    };
    "/tenants/resources/hierarchy/v1/tree": {
        get: {
            responses: {
                200: Json<Schemas["SubTenantNode"]>;
            };
        };
    };
    "/tenants/resources/hierarchy/v1/parents": {
        get: {
            responses: {
                200: Json<Schemas["ParentTenant"][]>;
            };
        };
    };
    "/tenants/resources/hierarchy/v1/parents/{tenantId}": {
        get: {
            parameters: {
                path: {
                    tenantId: string;
                };
            };
            responses: {
                200: Json<Schemas["ParentTenant"][]>;
            };
        };
    };
    "/tenants/resources/hierarchy/v2": {
        get: {
            parameters: {
                query?: {
                    _limit?: number;
                    _offset?: number;
                    _filter?: string;
                    _subTenantId?: string;
                    _sortBy?: "createdAt" | "name" | "tenantId";
                    _order?: Schemas["SortOrder"];
                };
            };
            responses: {
                200: Json<Schemas["SubTenantPage"]>;
            };
        };
    };
    "/tenants/resources/hierarchy/v2/metadata": {
        get: {
            parameters: {
                query: {
                    /** Account ids joined with commas. */
                    _tenantIds: string;
                };
            };
            responses: {
                200: Json<Schemas["HierarchyMetadata"][]>;
            };
        };
    };
    "/tenants/resources/sub-tenants/v1": {
        post: {
            requestBody: Json<Schemas["CreateSubTenantRequest"]>;
            responses: {
                201: Json<Schemas["SubTenantRecord"]>;
            };
        };
    };
    "/tenants/resources/sub-tenants/v1/{tenantId}": {
        delete: {
            parameters: {
                path: {
                    tenantId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    tenantId: string;
                };
            };
            requestBody: Json<Schemas["UpdateSubTenantRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/tenants/resources/sub-tenants/v1/{tenantId}/management": {
        put: {
            parameters: {
                path: {
                    tenantId: string;
                };
            };
            requestBody: Json<Schemas["SubTenantManagementRequest"]>;
            responses: {
                200: Json<Schemas["SubTenantRecord"]>;
            };
        };
    };
    "/tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings": {
        put: {
            parameters: {
                path: {
                    tenantId: string;
                };
            };
            requestBody: Json<Schemas["SubTenantHierarchySettingsRequest"]>;
            responses: {
                200: Json<Schemas["SubTenantRecord"]>;
            };
        };
    };
    "/identity/resources/sub-tenants/users/v1": {
        get: {
            parameters: {
                query: {
                    _offset: number;
                    _limit: number;
                    _filter?: string;
                    _sortBy: string;
                    _order: Schemas["SortOrder"];
                };
            };
            responses: {
                200: Json<Schemas["SubTenantUserPage"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["AddUserToSubTenantsRequest"]>;
            responses: {
                201: Empty;
            };
        };
        delete: {
            requestBody: Json<Schemas["RemoveUserFromSubTenantsRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/sub-tenants/users/v1/{userId}/roles": {
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: Json<Schemas["SubTenantRolesRequest"]>;
            responses: {
                200: Empty;
            };
        };
        delete: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: Json<Schemas["SubTenantRolesRequest"]>;
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: Json<Schemas["SubTenantRolesRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/sub-tenants/users/v1/{userId}/access": {
        put: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: Json<Schemas["SubAccountAccessRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/sub-tenants/users/v2/": {
        post: {
            requestBody: Json<Schemas["AddUsersToSubTenantRequest"]>;
            responses: {
                201: Empty;
            };
        };
    };
    "/tenants/resources/account-settings/v1": {
        get: {
            responses: {
                200: Json<Schemas["AccountSettings"]>;
            };
        };
        put: {
            requestBody: Json<Schemas["AccountSettings"]>;
            responses: {
                200: Json<Schemas["AccountSettings"]>;
            };
        };
    };
    "/tenants/resources/account-settings/v1/public": {
        get: {
            responses: {
                200: Json<Schemas["PublicAccountSettings"]>;
            };
        };
    };
    "/identity/resources/applications/v1/{userId}/apps": {
        get: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            responses: {
                200: Json<string[]>;
            };
        };
    };
    "/identity/resources/applications/v1/users-apps": {
        get: {
            parameters: {
                query: {
                    /** User ids joined with commas. */
                    userIds: string;
                };
            };
            responses: {
                200: Json<Schemas["UserApplications"][]>;
            };
        };
    };
    "/identity/resources/applications/v1/apps-users": {
        get: {
            parameters: {
                query: {
                    /** Application ids joined with commas. */
                    appIds: string;
                };
            };
            responses: {
                200: Json<Schemas["ApplicationUsers"][]>;
            };
        };
    };
    "/identity/resources/applications/v1/apps-user": {
        post: {
            requestBody: Json<Schemas["AssignApplicationsRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/identity/resources/applications/v1/user-apps": {
        delete: {
            requestBody: Json<Schemas["AssignApplicationsRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/applications/resources/applications/v1": {
        get: {
            parameters: {
                query: {
                    /** Application ids joined with commas. */
                    ids: string;
                    _includeFreeAccess?: boolean;
                };
            };
            responses: {
                200: Json<Schemas["Application"][]>;
            };
        };
    };
    "/applications/resources/applications/tenant-assignments/v1": {
        get: {
            responses: {
                200: Json<Schemas["TenantApplications"][]>;
            };
        };
    };
    "/applications/resources/applications/tenant-assignments/v2": {
        get: {
            responses: {
                200: Json<Schemas["TenantApplicationAssignments"][]>;
            };
        };
    };
    "/audits": {
        get: {
            parameters: {
                query: {
                    offset: number;
                    count: number;
                    sortBy?: string;
                    sortDirection?: Schemas["SortDirection"];
                    /** Free-text search. */
                    filter?: string;
                    paginationMode?: "virtual";
                    /** Further column filters, each as its own query parameter. */
                    filters?: {
                        [key: string]: string;
                    };
                };
            };
            responses: {
                200: Json<Schemas["AuditPage"]>;
            };
        };
    };
    "/audits/stats": {
        get: {
            parameters: {
                query?: {
                    sortBy?: string;
                    sortDirection?: Schemas["SortDirection"];
                    /** Free-text search. */
                    filter?: string;
                    count?: number;
                };
            };
            responses: {
                200: Json<Schemas["AuditStats"]>;
            };
        };
    };
    "/audits/export/{endpoint}": {
        post: {
            parameters: {
                query?: {
                    sortBy?: string;
                    sortDirection?: Schemas["SortDirection"];
                    /** Free-text search. */
                    filter?: string;
                    offset?: number;
                    outputFileName?: string;
                    /** Further column filters, each as its own query parameter. */
                    filters?: {
                        [key: string]: string;
                    };
                };
                path: {
                    /** csv/v2 keeps its slash; it is not encoded. */
                    endpoint: "csv" | "pdf" | "csv/v2";
                };
            };
            requestBody: Json<Schemas["AuditExportRequest"]>;
            responses: {
                /** The file. */
                200: {
                    content: {
                        "text/csv": string;
                        "application/pdf": string;
                    };
                };
            };
        };
    };
    "/metadata": {
        get: {
            parameters: {
                query: {
                    entityName: "adminBox" | "saml" | "notifications" | "audits";
                };
            };
            responses: {
                200: Json<Schemas["MetadataRows"]>;
            };
        };
    };
    "/metadata/admin-box": {
        get: {
            responses: {
                200: Json<Schemas["AdminBoxConfiguration"]>;
            };
        };
        post: {
            requestBody: Json<Schemas["MetadataActionsRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/metadata/ip/{ip}": {
        get: {
            parameters: {
                path: {
                    ip: string;
                };
            };
            responses: {
                200: Json<Schemas["IpMetadata"]>;
            };
        };
    };
    "/metadata/ipme": {
        get: {
            responses: {
                200: Json<Schemas["IpMetadata"]>;
            };
        };
    };
    "/reports/resources/reports/v2/tenant-reports": {
        get: {
            parameters: {
                query?: {
                    /** JSON of {query, filterBy}. filterBy is {column, filterType: equal, value}: one column and its value. */
                    filters?: string;
                    /** JSON of {column, direction}. column is name, schedule, status, updatedAt or createdAt; direction is asc or desc. */
                    sort?: string;
                };
            };
            responses: {
                200: Json<Schemas["Report"][]>;
            };
        };
    };
    "/reports/resources/reports/v2/{id}/tenant-reports": {
        get: {
            parameters: {
                path: {
                    /** Report id; on the scheduling call, template id. */
                    id: string;
                };
            };
            responses: {
                200: Json<Schemas["Report"]>;
            };
        };
        post: {
            parameters: {
                path: {
                    /** Template id. */
                    id: string;
                };
            };
            requestBody: Json<Schemas["ScheduleReportRequest"]>;
            responses: {
                200: Json<Schemas["Report"]>;
            };
        };
    };
    "/reports/engine/resources/triggers/v1/preview-report": {
        get: {
            parameters: {
                query: {
                    templateId: string;
                    /** Base64 of the filter object as JSON. */
                    dataFilters: string;
                    responseType: Schemas["ReportOutput"];
                    name?: string;
                };
            };
            responses: {
                /** The report in the form asked for; html is read as text. */
                200: {
                    content: {
                        "text/html": string;
                        "application/pdf": string;
                        "image/jpeg": string;
                    };
                };
            };
        };
    };
    "/reports/engine/resources/triggers/v1/tenant-reports": {
        post: {
            requestBody: Json<Schemas["SendReportRequest"]>;
            responses: {
                200: Json<unknown>;
            };
        };
    };
    "/reports/engine/resources/triggers/v1/tenant-reports/{id}/runs": {
        get: {
            parameters: {
                path: {
                    /** Report id. */
                    id: string;
                };
            };
            responses: {
                200: Json<Schemas["ReportRun"][]>;
            };
        };
    };
    "/integrations/resources/configurations/v1/slack": {
        get: {
            responses: {
                200: Json<Schemas["SlackConfiguration"]>;
            };
        };
    };
    "/integrations/resources/configurations/v1/slack/applications": {
        get: {
            responses: {
                200: Json<Schemas["SlackApplication"]>;
            };
        };
    };
    "/integrations/resources/configurations/v1/slack/channels": {
        get: {
            responses: {
                200: Json<Schemas["SlackChannel"][]>;
            };
        };
    };
    "/integrations/resources/configurations/v1/slack/subscriptions": {
        post: {
            requestBody: Json<Schemas["SlackSubscription"]>;
            responses: {
                201: Json<unknown>;
            };
        };
    };
    "/integrations/resources/configurations/v1/slack/subscription/{id}": {
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: Json<Schemas["SlackSubscription"]>;
            responses: {
                200: Json<unknown>;
            };
        };
    };
    "/integrations/resources/configurations/v1/slack/subscriptions/{id}": {
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/integrations/resources/configurations/v1/slack/applications/registrations": {
        post: {
            requestBody: Json<Schemas["SlackCodeRequest"]>;
            responses: {
                200: Json<unknown>;
            };
        };
    };
    "/integrations/resources/configurations/v1/emails": {
        get: {
            responses: {
                200: Json<Schemas["MessageConfiguration"][]>;
            };
        };
    };
    "/integrations/resources/configurations/v1/emails/{eventKey}": {
        post: {
            parameters: {
                path: {
                    eventKey: string;
                };
            };
            requestBody: Json<Schemas["CreateMessageConfiguration"]>;
            responses: {
                201: Empty;
            };
        };
        delete: {
            parameters: {
                path: {
                    eventKey: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    eventKey: string;
                };
            };
            requestBody: Json<Schemas["EnabledRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/integrations/resources/configurations/v1/emails/{eventKey}/subscriptions/{subscriptionId}": {
        put: {
            parameters: {
                path: {
                    eventKey: string;
                    subscriptionId: string;
                };
            };
            requestBody: Json<Schemas["MessageSubscription"]>;
            responses: {
                200: Empty;
            };
        };
        delete: {
            parameters: {
                path: {
                    eventKey: string;
                    subscriptionId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/integrations/resources/configurations/v2/sms": {
        get: {
            responses: {
                200: Json<Schemas["MessageConfiguration"][]>;
            };
        };
    };
    "/integrations/resources/configurations/v2/sms/{eventKey}": {
        post: {
            parameters: {
                path: {
                    eventKey: string;
                };
            };
            requestBody: Json<Schemas["CreateMessageConfiguration"]>;
            responses: {
                201: Empty;
            };
        };
        delete: {
            parameters: {
                path: {
                    eventKey: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    eventKey: string;
                };
            };
            requestBody: Json<Schemas["EnabledRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/integrations/resources/configurations/v2/sms/{eventKey}/subscriptions/{subscriptionId}": {
        put: {
            parameters: {
                path: {
                    eventKey: string;
                    subscriptionId: string;
                };
            };
            requestBody: Json<Schemas["MessageSubscription"]>;
            responses: {
                200: Empty;
            };
        };
        delete: {
            parameters: {
                path: {
                    eventKey: string;
                    subscriptionId: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
    };
    "/webhook": {
        get: {
            responses: {
                200: Json<Schemas["Webhook"][]>;
            };
        };
    };
    "/webhook/custom": {
        post: {
            requestBody: Json<Schemas["WebhookSave"]>;
            responses: {
                201: Json<Schemas["Webhook"]>;
            };
        };
    };
    "/webhook/{id}": {
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: Json<Schemas["WebhookSave"]>;
            responses: {
                200: Json<Schemas["Webhook"]>;
            };
        };
    };
    "/webhook/logs/": {
        get: {
            parameters: {
                query: {
                    id: string;
                    offset: number;
                    limit: number;
                };
            };
            responses: {
                200: Json<Schemas["WebhookLogPage"]>;
            };
        };
    };
    "/webhook/test": {
        post: {
            requestBody: Json<Schemas["WebhookTestRequest"]>;
            responses: {
                200: Json<Schemas["WebhookLog"]>;
            };
        };
    };
    "/webhook/logs/{id}/retries": {
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: Json<Schemas["WebhookLog"]>;
            };
        };
    };
    "/event/resources/configurations/v1/categories": {
        get: {
            responses: {
                200: Json<Schemas["EventCategory"][]>;
            };
        };
    };
    "/event/resources/configurations/v1": {
        get: {
            parameters: {
                query: {
                    channels: "email" | "slack" | "sms" | "webhook";
                };
            };
            responses: {
                200: Json<Schemas["ChannelMap"][]>;
            };
        };
    };
    "/notification": {
        get: {
            parameters: {
                query: {
                    /** JSON of {count, offset}. */
                    params: string;
                };
            };
            responses: {
                200: Json<Schemas["Notification"][]>;
            };
        };
    };
    "/notification/status": {
        put: {
            requestBody: Json<Schemas["NotificationStatusRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/notification/{pinStatus}": {
        put: {
            parameters: {
                path: {
                    pinStatus: "pin" | "unpin";
                };
            };
            requestBody: Json<Schemas["NotificationPinRequest"]>;
            responses: {
                200: Json<unknown>;
            };
        };
    };
    "/notification/status/mark-all-read": {
        post: {
            responses: {
                200: Empty;
            };
        };
    };
    "/subscriptions/resources/billing/subscriptions/v1": {
        get: {
            responses: {
                200: Json<Schemas["Subscription"][]>;
            };
        };
    };
    "/subscriptions/resources/billing/subscriptions/v1/{subscriptionId}": {
        get: {
            parameters: {
                path: {
                    subscriptionId: string;
                };
            };
            responses: {
                200: Json<Schemas["Subscription"]>;
            };
        };
        put: {
            parameters: {
                header?: {
                    /** Optional. A second request with the same key has the answer of the first, and no further effect. */
                    "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                };
                path: {
                    subscriptionId: string;
                };
            };
            requestBody: Json<Schemas["UpdateSubscriptionRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/cancellations/": {
        put: {
            parameters: {
                path: {
                    subscriptionId: string;
                };
            };
            requestBody: Json<Record<string, never>>;
            responses: {
                200: Empty;
            };
        };
    };
    "/subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/renewals/": {
        put: {
            parameters: {
                path: {
                    subscriptionId: string;
                };
            };
            requestBody: Json<Record<string, never>>;
            responses: {
                200: Empty;
            };
        };
    };
    "/subscriptions/resources/subscriptions/v1": {
        get: {
            responses: {
                200: Json<Schemas["Subscription"][]>;
            };
        };
    };
    "/subscriptions/resources/subscriptions/v1/{subscriptionId}": {
        get: {
            parameters: {
                path: {
                    subscriptionId: string;
                };
            };
            responses: {
                200: Json<Schemas["Subscription"]>;
            };
        };
        put: {
            parameters: {
                header?: {
                    /** Optional. A second request with the same key has the answer of the first, and no further effect. */
                    "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                };
                path: {
                    subscriptionId: string;
                };
            };
            requestBody: Json<Schemas["UpdateSubscriptionRequest"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/subscriptions/resources/subscriptions/v1/{subscriptionId}/cancellations/": {
        put: {
            parameters: {
                path: {
                    subscriptionId: string;
                };
            };
            requestBody: Json<Record<string, never>>;
            responses: {
                200: Empty;
            };
        };
    };
    "/subscriptions/resources/subscriptions/v1/{subscriptionId}/renewals/": {
        put: {
            parameters: {
                path: {
                    subscriptionId: string;
                };
            };
            requestBody: Json<Record<string, never>>;
            responses: {
                200: Empty;
            };
        };
    };
    "/subscriptions/resources/billing/plans/v1": {
        get: {
            responses: {
                200: Json<Schemas["BillingPlan"][]>;
            };
        };
    };
    "/subscriptions/resources/billing/plans/v1/{planId}": {
        get: {
            parameters: {
                path: {
                    planId: string;
                };
            };
            responses: {
                200: Json<Schemas["BillingPlan"]>;
            };
        };
    };
    "/subscriptions/resources/billing/invoices/v1": {
        get: {
            responses: {
                200: Json<Schemas["Invoice"][]>;
            };
        };
    };
    "/subscriptions/resources/billing/invoices/v1/{invoiceId}": {
        get: {
            parameters: {
                path: {
                    invoiceId: string;
                };
            };
            responses: {
                200: Json<Schemas["Invoice"]>;
            };
        };
    };
    "/subscriptions/resources/billing/invoices/v1/{invoiceId}/pdf": {
        get: {
            parameters: {
                query?: {
                    outputFileName?: string;
                };
                path: {
                    invoiceId: string;
                };
            };
            responses: {
                /** The file. */
                200: {
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
    };
    "/subscriptions/resources/billing/payment-methods/v1": {
        get: {
            responses: {
                200: Json<Schemas["PaymentMethod"][]>;
            };
        };
    };
    "/subscriptions/resources/billing/payment-methods/v1/{paymentMethodId}": {
        get: {
            parameters: {
                path: {
                    paymentMethodId: string;
                };
            };
            responses: {
                200: Json<Schemas["PaymentMethod"]>;
            };
        };
    };
    "/subscriptions/resources/billing/payment-methods/v1/{paymentMethodId}/billing-details": {
        patch: {
            parameters: {
                path: {
                    paymentMethodId: string;
                };
            };
            requestBody: Json<Schemas["BillingDetailsUpdate"]>;
            responses: {
                200: Json<Schemas["BillingDetailsUpdate"]>;
            };
        };
    };
    "/subscriptions/resources/billing/summaries/v1/{tenantId}": {
        get: {
            parameters: {
                path: {
                    tenantId: string;
                };
            };
            responses: {
                200: Json<Schemas["BillingSummary"]>;
            };
        };
    };
    "/subscriptions/resources/billing/tenant-configurations/v1/{tenantId}": {
        get: {
            parameters: {
                path: {
                    tenantId: string;
                };
            };
            responses: {
                200: Json<Schemas["BillingTenantConfiguration"]>;
            };
        };
    };
    "/subscriptions/resources/billing/tenant-configurations/v1": {
        post: {
            requestBody: Json<Schemas["CreateBillingTenantConfiguration"]>;
            responses: {
                201: Json<Schemas["IdResponse"]>;
            };
        };
    };
    "/subscriptions/resources/billing/configurations/vendor-public-configurations/v1": {
        get: {
            responses: {
                200: Json<Schemas["VendorBillingConfiguration"][]>;
            };
        };
    };
    "/subscriptions/resources/payment-providers/v1": {
        get: {
            responses: {
                200: Json<Schemas["PaymentProvider"][]>;
            };
        };
    };
    "/subscriptions/resources/billing/payment-providers/stripe/customers/v1/{tenantId}": {
        get: {
            parameters: {
                path: {
                    tenantId: string;
                };
            };
            responses: {
                200: Json<Schemas["CardCustomer"]>;
            };
        };
    };
    "/subscriptions/resources/billing/payment-providers/stripe/customers/v1": {
        post: {
            parameters: {
                header?: {
                    /** Optional. A second request with the same key has the answer of the first, and no further effect. */
                    "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                };
            };
            requestBody: Json<Schemas["CreateCardCustomer"]>;
            responses: {
                201: Json<Schemas["CardCustomer"]>;
            };
        };
    };
    "/subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1": {
        post: {
            parameters: {
                header?: {
                    /** Optional. A second request with the same key has the answer of the first, and no further effect. */
                    "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                };
            };
            requestBody: Json<Schemas["CreateCardSubscription"]>;
            responses: {
                201: Json<Schemas["CardSubscription"]>;
            };
        };
    };
    "/subscriptions/resources/billing/payment-providers/stripe/public-configurations/v1": {
        get: {
            responses: {
                200: Json<Schemas["CardPublicConfiguration"]>;
            };
        };
    };
    "/subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1": {
        post: {
            parameters: {
                header?: {
                    /** Optional. A second request with the same key has the answer of the first, and no further effect. */
                    "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                };
            };
            requestBody: Json<Schemas["SetupIntentRequest"]>;
            responses: {
                201: Json<Schemas["SetupIntent"]>;
            };
        };
    };
    "/entitlements/api/v2/user-entitlements": {
        get: {
            responses: {
                200: Json<Schemas["EntitlementsContext"]>;
            };
        };
    };
    "/flags": {
        get: {
            responses: {
                200: Json<Schemas["FeatureFlags"]>;
            };
        };
    };
    "/directory/resources/v1/configurations/scim2": {
        get: {
            responses: {
                200: Json<Schemas["ScimConnection"][]>;
            };
        };
        post: {
            requestBody: Json<Schemas["CreateScimConnection"]>;
            responses: {
                201: Json<Schemas["CreatedScimConnection"]>;
            };
        };
    };
    "/directory/resources/v1/configurations/scim2/{id}": {
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: Json<Schemas["DeleteScimConnection"]>;
            responses: {
                200: Empty;
            };
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: Json<Schemas["UpdateScimConnection"]>;
            responses: {
                200: Empty;
            };
        };
    };
    "/directory/resources/v1/configurations/scim2/{id}/token": {
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: Json<Schemas["RotateScimToken"]>;
            responses: {
                201: Json<Schemas["RotatedScimToken"]>;
            };
        };
    };
    "/directory/resources/v1/configurations/scim2/{id}/log": {
        get: {
            parameters: {
                query?: {
                    /** The number of rows before the page. Default 0. */
                    offset?: number;
                    /** The most rows of the page. Default 10. */
                    limit?: number;
                    /** Only changes, or only refusals. Default: both. */
                    outcome?: "done" | "refused";
                    /** A part of the name, without regard to case. */
                    filter?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: Json<Schemas["ScimEventPage"]>;
            };
        };
    };
    "/directory/resources/scim/temp/{id}/Users/count": {
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: Json<Schemas["CountResponse"]>;
            };
        };
    };
    "/vendors/public": {
        get: {
            responses: {
                200: Json<Schemas["VendorPublicInfo"]>;
            };
        };
    };
    "/vendors/base-url": {
        get: {
            responses: {
                200: Json<Schemas["VendorBaseUrl"]>;
            };
        };
    };
    "/identity/resources/approval-flows/v1/approver-action": {
        post: {
            requestBody: Json<Schemas["ApprovalActionRequest"]>;
            responses: {
                200: Json<Schemas["SuccessResponse"]>;
            };
        };
    };
    "/identity/resources/approval-flows/v1/execution-data": {
        get: {
            parameters: {
                query: {
                    approvalFlowExecutionId: string;
                    approverId: string;
                    approvalFlowStepId: string;
                };
            };
            responses: {
                200: Json<Schemas["ApprovalExecution"]>;
            };
        };
    };
    "/resources/velo/v1/config": {
        get: {
            responses: {
                200: Json<{
                            agents: Schemas["AgentConfig"][];
                        }>;
            };
        };
    };
    "/resources/velo/v1/conversations": {
        get: {
            responses: {
                200: Json<{
                            conversations: Schemas["AgentConversation"][];
                        }>;
            };
        };
        post: {
            requestBody: Json<Schemas["AgentMessageRequest"]>;
            responses: {
                200: {
                    content: {
                        "application/json": Schemas["AgentConversation"];
                        "application/octet-stream": string;
                    };
                };
            };
        };
    };
    "/resources/velo/v1/conversation/{id}": {
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: Json<Schemas["AgentConversation"]>;
            };
        };
    };
    "/resources/velo/v1/conversation/{id}/messages": {
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: Json<Schemas["AgentMessageRequest"]>;
            responses: {
                200: {
                    content: {
                        "application/json": unknown;
                        "application/octet-stream": string;
                    };
                };
            };
        };
    };
    "/resources/velo/v1/conversation/{id}/response/{callId}": {
        post: {
            parameters: {
                path: {
                    id: string;
                    callId: string;
                };
            };
            requestBody: Json<Schemas["AgentCallResult"]>;
            responses: {
                200: {
                    content: {
                        "application/json": unknown;
                        "application/octet-stream": string;
                    };
                };
            };
        };
    };
    "/resources/velo/v1/conversation/{id}/resource/{resourceId}": {
        get: {
            parameters: {
                path: {
                    id: string;
                    resourceId: string;
                };
            };
            responses: {
                200: Json<Schemas["AgentResource"]>;
            };
        };
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Body of a failed call. The client shows `errors` joined by a comma and a space; `errorCode` and `context` travel with the error. `message` and `statusCode` are not read by the client. */
        ErrorBody: {
            errors?: string[];
            errorCode?: string;
            errorCodes?: string[];
            context?: {
                [key: string]: unknown;
            };
            message?: string;
            statusCode?: number;
        } & {
            [key: string]: unknown;
        };
        /** @enum {string} */
        UsageStep: "day" | "week" | "month";
        UsageLimit: {
            used: number;
            /** null without a limit. */
            limit?: number | null;
        };
        UsageTotals: {
            /** Members at the end. */
            members?: number;
            /** Different people who signed in or were seen. */
            activePeople?: number;
            signIns?: number;
            tokenCalls?: number;
        };
        UsageBucket: {
            /** First day as YYYY-MM-DD. */
            from: string;
            /** Last day as YYYY-MM-DD, included. */
            to: string;
            /** Members at the end. */
            members?: number;
            activePeople?: number;
            signIns?: number;
            tokenCalls?: number;
        };
        UsageFeature: {
            key: string;
            name?: string;
            used: number;
            /** null without a limit. */
            limit?: number | null;
            /**
             * Format: date-time
             * When the present count began; null for a count that does not begin again.
             */
            countsFrom?: string | null;
            /**
             * Format: date-time
             * When the count begins again; null for a count that does not.
             */
            resetsAt?: string | null;
        };
        /** What a provider does not count is left out. */
        Usage: {
            /** Members of the own account against its seats, now. */
            members?: Schemas["UsageLimit"];
            /** Members who have a second factor, and all members, both now. */
            secondStep?: {
                covered: number;
                total: number;
            };
            totals?: Schemas["UsageTotals"];
            /** The same number of days before the period. */
            before?: Schemas["UsageTotals"];
            buckets: Schemas["UsageBucket"][];
            signInWays?: {
                /** password, link, code, sms, passkey, social or sso. Others are open. */
                way: string;
                count: number;
                before?: number;
            }[];
            tokens?: {
                id: string;
                name: string;
                calls: number;
                refused?: number;
                before?: number;
            }[];
            /** Each feature that the plan of the own account limits. */
            features?: Schemas["UsageFeature"][];
            /** Each account of the sum, the own one first. Only with includeSubTenants. */
            accounts?: {
                tenantId: string;
                name: string;
                members?: number;
                activePeople?: number;
                signIns?: number;
                tokenCalls?: number;
            }[];
        };
        PasswordLoginRequest: {
            email?: string;
            username?: string;
            password: string;
            recaptchaToken?: string;
            invitationToken?: string;
        };
        /** @enum {string} */
        WebAuthnDeviceType: "Platform" | "CrossPlatform";
        /** Second factors a user has enrolled, by kind. */
        MfaDevices: {
            webauthn: {
                id: string;
                deviceType: Schemas["WebAuthnDeviceType"];
                name: string;
            }[];
            phones: {
                id: string;
                phoneNumber: string;
            }[];
            authenticators: {
                id: string;
            }[];
            emails: {
                email: string;
            }[];
        };
        /** @enum {string} */
        MfaStrategy: "AuthenticatorApp" | "WebAuthnPlatform" | "WebAuthnCrossPlatform" | "SMS" | "EmailCode";
        /** @enum {string} */
        Treatment: "true" | "false";
        /** @enum {string} */
        ConditionOperation: "in_list" | "starts_with" | "ends_with" | "contains" | "matches" | "equal" | "greater_than" | "greater_than_equal" | "lower_than" | "lower_than_equal" | "between_numeric" | "is" | "on" | "between_date" | "on_or_after" | "on_or_before";
        Condition: {
            attribute: string;
            negate: boolean;
            op: Schemas["ConditionOperation"];
            /** One of {list}, {string}, {number}, {start,end}, {date}, {boolean} depending on the operation. */
            value: {
                [key: string]: unknown;
            };
        };
        ConditionGroup: {
            /** @enum {string} */
            conditionLogic: "and" | "or";
            conditions: (Schemas["Condition"] | Schemas["ConditionGroup"])[];
        };
        TargetingRule: {
            /** @enum {string} */
            conditionLogic: "and" | "or";
            conditions: (Schemas["Condition"] | Schemas["ConditionGroup"])[];
            treatment: Schemas["Treatment"];
        };
        EntitlementFeatureFlag: {
            on: boolean;
            offTreatment: Schemas["Treatment"];
            defaultTreatment: Schemas["Treatment"];
            rules?: Schemas["TargetingRule"][];
        };
        EntitlementPlan: {
            defaultTreatment: Schemas["Treatment"];
            rules?: Schemas["TargetingRule"][];
        };
        /** Everything needed to judge a feature or permission in the browser. */
        EntitlementsContext: {
            features: {
                [key: string]: {
                    planIds: string[];
                    /** Epoch milliseconds; -1 means it never expires; null means not granted by a bundle. */
                    expireTime: number | null;
                    linkedPermissions: string[];
                    featureFlag?: Schemas["EntitlementFeatureFlag"];
                };
            };
            plans: {
                [key: string]: Schemas["EntitlementPlan"];
            };
            /** Permission keys or patterns with * as wildcard. */
            permissions: {
                [key: string]: true;
            };
        };
        /** Answer of every call that ends a sign-in. With mfaRequired and mfaToken there is no usable session yet. The client then merges the decoded access-token claims and the profile call into its user. */
        LoginResponse: {
            mfaRequired?: boolean;
            /** Signed token; absent when MFA or a password change is needed first. */
            accessToken?: string;
            refreshToken?: string;
            /** Older text form of the expiry. */
            expires?: string;
            /** Expiry in epoch seconds; a token claim. */
            exp?: number;
            /** Seconds left; worked out from exp when absent. */
            expiresIn?: number;
            mfaToken?: string;
            mfaEnrolled?: boolean;
            mfaDevices?: Schemas["MfaDevices"];
            mfaStrategies?: Schemas["MfaStrategy"][];
            /**
             * Format: date-time
             * Until then `postponeMfaEnrollment` signs in without a factor. Optional: providers may lack it.
             */
            mfaEnforcedFrom?: string;
            qrCode?: string;
            recoveryCode?: string;
            otcToken?: string;
            emailVerified?: boolean;
            redirectLocation?: string;
            userEmail?: string;
            isBreachedPassword?: boolean;
            resetPasswordToken?: string;
            passwordExpiresIn?: number;
            notificationPeriod?: number;
            userId?: string;
            amr?: string[];
            acr?: string;
            auth_time?: number;
            entitlements?: Schemas["EntitlementsContext"];
        } & {
            [key: string]: unknown;
        };
        MfaLoginRequest: {
            mfaToken: string;
            /** Six-digit code. */
            value: string;
            rememberDevice?: boolean;
            invitationToken?: string;
        };
        MfaRecoverRequest: {
            email: string;
            recoveryCode: string;
        };
        /** Empty unless tabs keep their own tenant. */
        RefreshRequest: {
            tenantId?: string | null;
        };
        PreLoginRequest: {
            email?: string;
            username?: string;
            tenantId?: string;
        };
        PreLoginResponse: {
            /** Where to send the browser; absent when no SSO applies. */
            address?: string | null;
            /** @enum {string} */
            idpType?: "saml" | "oidc";
            /** @enum {string} */
            addressType?: "sso" | "external";
        };
        SamlPostLoginRequest: {
            RelayState: string;
            SAMLResponse: string;
        };
        OidcPostLoginRequest: {
            code: string;
            state: string;
            redirectUri?: string;
        };
        OidcPostLoginV2Request: {
            code: string;
            RelayState: string;
            redirectUri?: string;
        };
        /** @enum {string} */
        SocialProvider: "microsoft" | "facebook" | "google" | "github" | "slack" | "apple" | "linkedin";
        SocialPostLoginRequest: {
            /** JSON text. */
            metadata?: string;
            invitationToken?: string;
        };
        /** Only identifies the user and says whether an account was made; the session itself is picked up by a refresh. */
        SocialPostLoginResponse: {
            email: string;
            isNewUser: boolean;
            userId?: string;
            tenantId?: string;
            name: string;
            accessToken?: string;
            mfaRequired: boolean;
            userEmail?: string;
        } & {
            [key: string]: unknown;
        };
        /** Exactly one identifier is sent. */
        PasswordlessPreLoginRequest: {
            email?: string;
            username?: string;
            userId?: string;
            phoneNumber?: string;
            recaptchaToken?: string;
            invitationToken?: string;
        };
        PasswordlessPreLoginResponse: {
            /** Masked number, for the SMS kinds. */
            phoneNumber?: string;
        } & {
            [key: string]: unknown;
        };
        PasswordlessPostLoginRequest: {
            /** The code typed by the user or the token from the link. */
            token: string;
            recaptchaToken?: string;
            invitationToken?: string;
        };
        WebAuthnPreLoginRequest: {
            email?: string;
            userId?: string;
            recaptchaToken?: string;
        };
        WebAuthnCredentialDescriptor: {
            type: string;
            id: string;
            transports?: string[];
        };
        /** What the browser needs to ask an existing device for a signature. Binary values are base64url text. */
        WebAuthnRequestOptions: {
            challenge: string;
            allowCredentials?: Schemas["WebAuthnCredentialDescriptor"][];
            timeout?: number;
            rpId?: string;
            /** @enum {string} */
            userVerification?: "required" | "preferred" | "discouraged";
        };
        /** Signature made by an existing device. */
        WebAuthnAssertion: {
            id: string;
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                userHandle?: string;
            };
        };
        WebAuthnLoginRequest: Schemas["WebAuthnAssertion"] & {
            recaptchaToken?: string;
            invitationToken?: string;
        };
        StepUpRequest: {
            /** Seconds. */
            maxAge?: number;
        };
        StepUpChallenge: {
            mfaToken: string;
            mfaEnrolled: boolean;
            mfaDevices: Schemas["MfaDevices"];
            mfaStrategies?: Schemas["MfaStrategy"][];
        };
        MfaTokenRequest: {
            mfaToken: string;
        };
        QrCodeResponse: {
            /** Image data URL or otpauth text. */
            qrCode: string;
        };
        MfaAuthenticatorEnrollVerifyRequest: {
            mfaToken: string;
            token: string;
            rememberDevice?: boolean;
        };
        MfaAuthenticatorVerifyRequest: {
            mfaToken: string;
            value: string;
            rememberDevice?: boolean;
        };
        MfaSmsEnrollRequest: {
            mfaToken: string;
            phoneNumber: string;
        };
        OtcPhoneResponse: {
            otcToken: string;
            phoneNumber: string;
        };
        MfaCodeVerifyRequest: {
            mfaToken: string;
            otcToken: string;
            code: string;
            rememberDevice?: boolean;
        };
        /** What the browser needs to make a new credential. Binary values are base64url text. */
        WebAuthnCreationOptions: {
            rp: {
                name: string;
                id: string;
                icon?: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            challenge: string;
            pubKeyCredParams: {
                /** @constant */
                type: "public-key";
                alg: number;
            }[];
            excludeCredentials?: Schemas["WebAuthnCredentialDescriptor"][];
            timeout?: number;
            authenticatorSelection?: {
                /** @enum {string} */
                authenticatorAttachment?: "platform" | "cross-platform";
                requireResidentKey?: boolean;
                residentKey?: string;
                userVerification?: string;
            };
        };
        MfaWebAuthnEnrollResponse: {
            webauthnToken: string;
            options: Schemas["WebAuthnCreationOptions"];
        };
        /** Proof of a newly made credential. */
        WebAuthnAttestation: {
            id: string;
            response: {
                clientDataJSON: string;
                attestationObject: string;
            };
            deviceType?: Schemas["WebAuthnDeviceType"];
        };
        MfaWebAuthnEnrollVerifyRequest: {
            mfaToken: string;
            deviceType: Schemas["WebAuthnDeviceType"];
            webauthnToken: string;
            options: Schemas["WebAuthnAttestation"];
            rememberDevice?: boolean;
        };
        MfaWebAuthnChallengeResponse: {
            webauthnToken: string;
            options: Schemas["WebAuthnRequestOptions"];
        };
        MfaWebAuthnVerifyRequest: {
            mfaToken: string;
            webauthnToken: string;
            options: Schemas["WebAuthnAssertion"];
            rememberDevice?: boolean;
        };
        OtcResponse: {
            otcToken: string;
        };
        ImpersonateRequest: {
            impersonatedUserId: string;
            actorToken: string;
            redirectUrl?: string;
        };
        ImpersonateResponse: {
            accessToken: string;
            tokenType: string;
            refreshToken: string;
            expiresIn: number;
            expires: string;
        };
        OAuthCodeExchange: {
            /** @constant */
            grant_type: "authorization_code";
            code: string;
            /** The application origin followed by /oauth/callback. */
            redirect_uri: string;
            code_verifier?: string;
            client_id?: string;
            client_secret?: string;
            tenantId?: string;
        };
        OAuthRefreshExchange: {
            /** @constant */
            grant_type: "refresh_token";
            refresh_token: string;
            client_id?: string;
            client_secret?: string;
            tenantId?: string;
        };
        /** The client uses id_token, not access_token, as its bearer token. */
        OAuthTokenResponse: {
            access_token: string;
            /** @constant */
            token_type?: "Bearer";
            id_token: string;
            refresh_token: string;
            /** Seconds; 300 is assumed when absent. */
            expires_in?: number;
        };
        /** Of OAuth 2.0 and an ErrorBody in one. */
        OAuthErrorBody: {
            /** @enum {string} */
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope";
            error_description: string;
            errors: string[];
            errorCode: string;
        };
        /** Only the first key is used. */
        JsonWebKeySet: {
            keys: ({
                kty: string;
                use?: string;
                kid?: string;
                alg?: string;
                n?: string;
                e?: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        /** OpenID Connect Discovery 1.0, section 3, and RFC 8414, section 2. */
        ProviderMetadata: {
            issuer: string;
            authorization_endpoint: string;
            token_endpoint: string;
            userinfo_endpoint?: string;
            end_session_endpoint?: string;
            jwks_uri: string;
        } & {
            [key: string]: unknown;
        };
        VendorCredentials: {
            clientId: string;
            secret: string;
        };
        VendorToken: {
            token: string;
            /** Seconds. */
            expiresIn: number;
        };
        /** Email, phone and username are sent only when not empty. */
        SignUpRequest: {
            email?: string;
            phoneNumber?: string;
            username?: string;
            companyName: string;
            name?: string;
            password?: string;
            recaptchaToken?: string;
            /** JSON text. */
            metadata?: string;
            roleIds?: string[];
            invitationToken?: string;
        };
        /** authResponse comes only when no activation is needed. */
        SignUpResponse: {
            shouldActivate: boolean;
            userId?: string;
            tenantId?: string;
            authResponse?: Schemas["LoginResponse"];
            /** Activates the account by itself. */
            activationToken?: string;
            /** In place of activationToken where a mail holds the code that belongs to it. */
            otcToken?: string;
        };
        ActivateRequest: {
            userId: string;
            token: string;
            password?: string;
            recaptchaToken?: string;
            lastTermsCheck?: string;
        };
        ActivateCodeRequest: Schemas["ActivateRequest"] & {
            code: string;
        };
        EmailRequest: {
            email: string;
        };
        ActivationStrategy: {
            shouldSetPassword: boolean;
        };
        AcceptInvitationRequest: {
            userId: string;
            token: string;
        };
        AcceptInvitationCodeRequest: {
            userId: string;
            token: string;
            code: string;
        };
        ResetPasswordRequest: {
            userId: string;
            token: string;
            password: string;
        };
        ResetTokenCheck: {
            userId: string;
            token: string;
        };
        ChangePasswordRequest: {
            /** Present password. */
            password: string;
            newPassword: string;
        };
        /** Strength rules a new password must meet. */
        PasswordRules: {
            allowPassphrases?: boolean;
            maxLength?: number;
            minLength?: number;
            minPhraseLength?: number;
            minOptionalTestsToPass?: number;
            requiredTests?: {
                checkThreeRepeatedChars?: boolean;
            };
            optionalTests?: {
                requireLowercase?: boolean;
                requireUppercase?: boolean;
                requireNumbers?: boolean;
                requireSpecialChars?: boolean;
            };
        };
        PasswordRecoveryRequest: {
            identifier: string;
            /** @enum {string} */
            identifierType: "email" | "phoneNumber" | "username";
        };
        PasswordRecoverySession: {
            sessionId: string;
        };
        PasswordRecoveryVerify: {
            otcToken: string;
            sessionId: string;
        };
        PasswordRecoveryProof: {
            userId: string;
            token: string;
        };
        TokenRequest: {
            token: string;
        };
        RecoveryCodeResponse: {
            recoveryCode: string;
        };
        OptionalTokenRequest: {
            token?: string;
        };
        SelfMfaAuthenticatorVerify: {
            token: string;
        };
        SelfMfaSmsEnroll: {
            phoneNumber: string;
        };
        OtcCodeRequest: {
            otcToken: string;
            code: string;
        };
        SelfMfaCode: {
            otcToken?: string;
            code?: string;
        };
        SelfMfaWebAuthnEnrollVerify: {
            deviceType: Schemas["WebAuthnDeviceType"];
            webauthnToken: string;
            options: Schemas["WebAuthnAttestation"];
        };
        SelfMfaWebAuthnDisableVerify: {
            webauthnToken?: string;
            options?: Schemas["WebAuthnAssertion"];
        };
        PhoneResetResponse: {
            resetPhoneNumberToken: string;
        };
        PhoneResetVerifyRequest: {
            resetPhoneNumberToken: string;
            code: string;
        };
        PhoneResetVerifyResponse: {
            changePhoneNumberToken: string;
        };
        PhoneChangeRequest: {
            changePhoneNumberToken: string;
            phoneNumber: string;
        };
        PhoneChangeStartRequest: {
            phoneNumber: string;
        };
        PhoneChangeStartResponse: {
            changePhoneId: string;
        };
        PhoneChangeVerifyRequest: {
            changePhoneId: string;
            code: string;
        };
        SwitchTenantRequest: {
            tenantId: string;
        };
        /** A role. A role without tenantId comes from the vendor; one with tenantId is custom. */
        Role: {
            id: string;
            key: string;
            isDefault: boolean;
            name: string;
            description?: string | null;
            /** Permission ids. */
            permissions: string[];
            tenantId?: string | null;
            vendorId: string;
            level?: number;
            firstUserRole?: boolean;
            /** The number of users who hold the role in the account. Absent if the provider does not count them. */
            userCount?: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** Roles of a user in one tenant. */
        UserTenantRoles: {
            tenantId: string;
            roles: Schemas["Role"][];
        };
        /**
         * Who owns the record: the product itself or directory provisioning.
         * @enum {string}
         */
        ManagedBy: "frontegg" | "scim2";
        /** The connection of a directory that brought a person or a group, in this tenant. */
        SourceDirectory: {
            /** That of the SCIM connection. */
            id: string;
            name: string;
        };
        /** User fields shared by the list and profile calls. */
        UserBase: {
            id: string;
            sub: string;
            email: string;
            name: string;
            /** Superseded by profilePictureUrl. */
            profileImage?: string;
            profilePictureUrl?: string | null;
            verified: boolean;
            mfaEnrolled: boolean;
            mfaBypass?: boolean;
            phoneNumber?: string | null;
            /** Optional: providers may lack it. */
            username?: string | null;
            /** Sign-up source: local, saml, google, github, facebook, microsoft, scim2, slack, apple, linkedin or a custom one. */
            provider?: string;
            tenantId: string;
            tenantIds: string[];
            activatedForTenant?: boolean;
            isLocked?: boolean;
            /** An administrator may lock and unlock this user. Optional: providers may lack it. */
            isLockable?: boolean;
            isDisabled?: boolean;
            tenants: Schemas["UserTenantRoles"][];
            managedBy?: Schemas["ManagedBy"];
            /** A member of ours. Optional: absent without a directory, and at providers that do not name it. */
            directory?: Schemas["SourceDirectory"];
            invisible?: boolean;
            superUser?: boolean;
            /** JSON text. */
            metadata: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            lastLogin?: string | null;
            subAccountAccessAllowed?: boolean;
            /** Format: date-time */
            temporaryExpirationDate?: string | null;
        };
        /** @enum {string} */
        PermissionAssignmentType: "NEVER" | "ALWAYS" | "ASSIGNABLE";
        /** A permission as held by a role or a user. */
        Permission: {
            id: string;
            key: string;
            name: string;
            description?: string;
            categoryId: string;
            fePermission: boolean;
            roleIds?: string[];
            assignmentType?: Schemas["PermissionAssignmentType"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** A group as it appears on a user. */
        GroupRoles: {
            id: string;
            name?: string;
            roles?: Schemas["Role"][];
        };
        /** A user with roles and permissions; also the profile of the signed-in user. */
        User: Schemas["UserBase"] & {
            /** In the profile all roles that the user holds, those of groups too. In a list the roles held directly. */
            roles: Schemas["Role"][];
            /** Superseded by roles. */
            rolesIds?: string[];
            permissions: Schemas["Permission"][];
            groups?: Schemas["GroupRoles"][];
            entitlements?: Schemas["EntitlementsContext"];
        };
        /** The client sends the present profile with the changed fields laid over it. */
        UpdateProfileRequest: {
            name?: string;
            phoneNumber?: string;
            profilePictureUrl?: string | null;
            /** JSON text. */
            metadata?: string;
            provider?: string;
            managedBy?: Schemas["ManagedBy"];
            userAgent?: string;
            ipAddress?: string;
            sourceMetadata?: {
                /** @constant */
                source: "SCIM";
                sourceVersion: number;
                sourceId: string;
            };
        } & {
            [key: string]: unknown;
        };
        /** An account. Fields from tenantType on come only with the second form of the tenant record. */
        Tenant: {
            id: string;
            name: string;
            /** Format: date-time */
            deletedAt?: string | null;
            metadata?: unknown;
            tenantId: string;
            vendorId: string;
            isReseller: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            address?: string | null;
            timezone?: string | null;
            dateFormat?: string | null;
            timeFormat?: string | null;
            currency?: string | null;
            logo?: string | null;
            logoUrl?: string | null;
            /** @enum {string} */
            tenantType?: "customer" | "spam" | "test" | "reseller" | "headquarter";
            domain?: string | null;
            address2?: string | null;
            countryCode?: string | null;
            state?: string | null;
            city?: string | null;
            postCode?: string | null;
            industry?: string | null;
            numberOfEmployees?: number | null;
            annualRevenue?: number | null;
            yearFounded?: number | null;
            totalFunding?: string | null;
            hasCustomLogin?: boolean;
            loginUrl?: string | null;
            applicationUrl?: string | null;
            alias?: string | null;
        };
        /** Accounts the signed-in user belongs to and the one in use. */
        CurrentUserTenants: {
            tenants: Schemas["Tenant"][];
            activeTenant: Schemas["Tenant"];
        };
        TenantTokenRequest: {
            tenantId: string;
        };
        TenantTokenResponse: {
            accessToken: string;
            expires: string;
            expiresIn: number;
        };
        UserAuthorization: {
            /** All roles that the user holds, those of groups too. */
            roles: Schemas["Role"][];
            permissions: Schemas["Permission"][];
        };
        /** @enum {string} */
        SortOrder: "ASC" | "DESC";
        /** Counters of a paged list. */
        PageMetadata: {
            totalPages: number;
            totalItems: number;
        };
        /** Ready-made query strings for neighbouring pages. */
        PageLinks: {
            next: string;
            prev: string;
            first: string;
            last: string;
        };
        UserPage: {
            _metadata: Schemas["PageMetadata"];
            _links?: Schemas["PageLinks"];
            items: Schemas["User"][];
        };
        /** provider is always local. Resending an invitation uses the same call with just the email and provider. */
        AddUserRequest: {
            email: string;
            name?: string;
            phone?: string;
            username?: string;
            roleIds: string[];
            expirationInSeconds?: number;
            /** @constant */
            provider: "local";
        };
        TeamUser: {
            id: string;
            email: string;
            name: string;
            phone?: string;
            username?: string;
            profileImage?: string;
            profileImageUrl?: string;
            tenantId: string;
            vendorId: string;
            roleIds: string[];
            roles: Schemas["Role"][];
            activatedForTenant: boolean;
            createdAt: string;
            customData?: unknown;
            lastLogin?: string;
            mfaEnabled?: boolean;
            tenants?: unknown;
            verified?: boolean;
            managedBy?: Schemas["ManagedBy"];
            /** A member of ours. Optional: absent without a directory, and at providers that do not name it. */
            directory?: Schemas["SourceDirectory"];
            /** Format: date-time */
            temporaryExpirationDate?: string | null;
            isDisabled?: boolean;
        };
        /** A row of the third version of the user list: no roles or permissions, which are fetched separately by id. */
        UserListItem: Schemas["UserBase"];
        UserListPage: {
            _metadata: Schemas["PageMetadata"];
            _links?: Schemas["PageLinks"];
            items: Schemas["UserListItem"][];
        };
        UserRoleIds: {
            vendorId: string;
            tenantId: string;
            userId: string;
            roleIds: string[];
        };
        UserGroupIds: {
            vendorId: string;
            tenantId: string;
            userId: string;
            groupIds: string[];
        };
        UserRecord: {
            id: string;
            name: string;
            /** Format: date-time */
            deletedAt?: string | null;
            metadata?: unknown;
            tenantId: string;
            vendorId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        EmailVerifyRequest: {
            email: string;
            code: string;
        };
        PhoneNumber: {
            id: string;
            phoneNumber: string;
            verified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PhoneNumberPage: {
            _metadata: Schemas["PageMetadata"];
            _links?: Schemas["PageLinks"];
            items: Schemas["PhoneNumber"][];
        };
        CreatePhoneNumberRequest: {
            phoneNumber: string;
            verify?: boolean;
        };
        CreatePhoneNumberResponse: {
            otcToken?: string;
        };
        DeletePhoneNumberResponse: {
            phoneId: string;
            otcToken: string;
        };
        UserPhoneNumber: {
            userId: string;
            phoneNumber: string;
        };
        UserPhoneNumberPage: {
            _metadata: Schemas["PageMetadata"];
            _links?: Schemas["PageLinks"];
            items: Schemas["UserPhoneNumber"][];
        };
        UserEmail: {
            userId: string;
            email: string;
            /** A member of ours, beside the vendor's wire: `false` while the address waits for the code that was sent to it. */
            verified?: boolean;
        };
        UserEmailPage: {
            _metadata: Schemas["PageMetadata"];
            _links?: Schemas["PageLinks"];
            items: Schemas["UserEmail"][];
        };
        UserUsername: {
            userId: string;
            username: string;
            vendorId?: string;
        };
        UsernamePage: {
            _metadata: Schemas["PageMetadata"];
            _links?: Schemas["PageLinks"];
            items: Schemas["UserUsername"][];
        };
        UsernameRequest: {
            username: string;
        };
        WebAuthnDevices: {
            devices: {
                id: string;
                deviceType: Schemas["WebAuthnDeviceType"];
                /** Format: date-time */
                createdAt: string;
            }[];
        };
        Session: {
            id: string;
            /** Format: date-time */
            expires?: string;
            ipAddress?: string;
            userAgent?: string;
            /** Format: date-time */
            createdAt?: string;
            current?: boolean;
            impersonated?: boolean;
        };
        RevokeSessionsRequest: {
            userId: string;
        };
        /** Session limits of the account. */
        SessionPolicy: {
            /** Forced re-login. */
            sessionTimeoutConfiguration?: {
                isActive: boolean;
                timeout: number;
            };
            sessionIdleTimeoutConfiguration?: {
                isActive: boolean;
                timeout: number;
            };
            sessionConcurrentConfiguration?: {
                isActive: boolean;
                maxSessions: number;
            };
        };
        AccessToken: {
            /** Its end may be set. Optional: providers may lack it. */
            isEndable?: boolean;
            id: string;
            description?: string;
            /** Format: date-time */
            createdAt: string;
            /** Only in the answer to the creating call. */
            secret?: string;
            /** Format: date-time */
            expires?: string | null;
            /** Account tokens only. */
            roleIds?: string[];
        };
        AccessTokenList: {
            accessTokens: Schemas["AccessToken"][];
        };
        CreateUserTokenRequest: {
            description: string;
            expiresInMinutes: number | null;
        };
        UpdateTokenRequest: {
            expiresInMinutes: number;
        };
        CreateTenantTokenRequest: {
            description: string;
            roleIds: string[];
            expiresInMinutes: number | null;
        };
        UserApiToken: {
            /** Its end may be set. Optional: providers may lack it. */
            isEndable?: boolean;
            clientId?: string;
            description: string;
            metadata?: unknown;
            /** Only in the answer to the creating call. */
            secret?: string;
            /** Format: date-time */
            expires?: string | null;
            /** Format: date-time */
            createdAt?: string;
        };
        TenantApiToken: {
            /** Its end may be set. Optional: providers may lack it. */
            isEndable?: boolean;
            clientId?: string;
            description: string;
            tenantId?: string;
            createdByUserId?: string;
            metadata?: unknown;
            /** Only in the answer to the creating call. */
            secret?: string;
            roleIds?: string[];
            /** Format: date-time */
            expires?: string | null;
            /** Format: date-time */
            createdAt?: string;
        };
        /** @enum {string} */
        SortDirection: "asc" | "desc";
        TeamUserPage: {
            totalPages: number;
            items: Schemas["TeamUser"][];
            totalItems?: number;
        };
        UpdateTeamUserRequest: {
            id: string;
            name?: string;
            email?: string;
            phone?: string;
            /** An emptied list is sent as a single empty text. */
            roleIds?: string[];
            profileImageUrl?: string;
            customData?: unknown;
        } & {
            [key: string]: unknown;
        };
        TeamRole: {
            id: string;
            key: string;
            name: string;
            description: string;
            vendorId?: string;
            tenantId?: string | null;
            permissions?: string[];
            permissionLevel?: number;
        };
        TeamStats: {
            totalItems: number;
            addedThisWeek: number;
            superAdmins: number;
        };
        TenantUserCountRequest: {
            tenantIds: string[];
            excludeInvisibleUsers?: boolean;
        };
        TenantUserCount: {
            tenantId: string;
            totalUsers: number;
            totalAccessAllowedUsers: number;
        };
        TemporaryUserRequest: {
            expirationInSeconds: number;
        };
        TemporaryUserConfiguration: {
            enabled: boolean;
        };
        InviteLink: {
            id: string;
            vendorId: string;
            tenantId: string;
            userId?: string;
            token: string;
            /** Format: date-time */
            expires: string;
            shouldSendEmail?: boolean;
            roleIds?: string[];
        };
        InviteLinkRequest: {
            expiresInMinutes?: number;
            shouldSendEmail?: boolean;
            roleIds?: string[];
        };
        InviteLinkConfiguration: {
            tenantInvitationsAllowed: boolean;
            emailsEnabled: boolean;
        };
        /** @enum {string} */
        EnforceMfaType: "DontForce" | "Force" | "ForceExceptSAML";
        SecurityPolicy: {
            id: string;
            enforceMFAType?: Schemas["EnforceMfaType"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            allowOverrideEnforcePasswordHistory: boolean;
            allowOverridePasswordComplexity: boolean;
            allowOverridePasswordExpiration: boolean;
            allowSignups: boolean;
            apiTokensEnabled: boolean;
            cookieSameSite: string;
            defaultRefreshTokenExpiration: number;
            defaultTokenExpiration: number;
            publicKey: string;
        };
        /** @enum {string} */
        MainAuthStrategy: "EmailAndPassword" | "MagicLink" | "Code" | "NoLocalAuthentication" | "SmsCode" | "WebAuthN" | "UsernameAndPassword" | "UsernameAndMagicLink" | "UsernameAndCode" | "UsernameAndSms";
        PublicConfiguration: {
            allowSignups: boolean;
            allowNotVerifiedUsersLogin: boolean;
            apiTokensEnabled: boolean;
            forcePermissions: boolean;
            authStrategy: Schemas["MainAuthStrategy"];
            /** @enum {string} */
            machineToMachineAuthStrategy: "ClientCredentials" | "AccessToken";
        };
        MfaPolicy: {
            id: string;
            enforceMFAType: Schemas["EnforceMfaType"];
            /**
             * Format: date-time
             * When it begins to hold. Until then a sign-in may postpone its factor. Optional: providers may lack it.
             */
            enforcedFrom?: string | null;
            /** `enforcedFrom` may be saved. Optional: providers may lack it. */
            isPostponable?: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SaveMfaPolicy: {
            id?: string;
            enforceMFAType: Schemas["EnforceMfaType"];
            /**
             * Format: date-time
             * When it begins to hold; `null` for at once. Sent only to a provider that says `isPostponable`.
             */
            enforcedFrom?: string | null;
        };
        RememberMfaDevice: {
            isAllowedToRemember: boolean;
            mfaDeviceExpiration: number;
        };
        LockoutPolicy: {
            id: string;
            enabled: boolean;
            maxAttempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SaveLockoutPolicy: {
            id?: string;
            enabled: boolean;
            maxAttempts: number;
        };
        PasswordHistoryPolicy: {
            id: string;
            enabled: boolean;
            historySize: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SavePasswordHistoryPolicy: {
            id?: string;
            enabled: boolean;
            historySize: number;
        };
        PasswordRotationPolicy: {
            isActive?: boolean;
            rotationPeriod?: number;
            notificationPeriod?: number;
        };
        CaptchaPolicy: {
            id: string;
            siteKey: string;
            enabled: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @enum {string} */
        SecondaryAuthStrategy: "WebAuthnPlatform" | "WebAuthnCrossPlatform" | "SmsCode" | "SmsCodeV2" | "Passkeys" | "UsernameAndPassword" | "UsernameAndMagicLink" | "UsernameAndCode" | "UsernameAndSms";
        AuthStrategies: {
            mainAuthStrategies: {
                strategy: Schemas["MainAuthStrategy"];
            }[];
            secondaryAuthStrategies: {
                strategy: Schemas["SecondaryAuthStrategy"];
                isActive: boolean;
            }[];
        };
        MfaStrategies: {
            strategies: {
                strategy: Schemas["MfaStrategy"];
                isActive: boolean;
            }[];
        };
        SignUpStrategy: {
            /** @enum {string} */
            strategy: "email" | "phoneNumber" | "username";
            isActive: boolean;
            isRequired: boolean;
        };
        PasswordRecoveryStrategy: {
            /** @enum {string} */
            strategy: "email" | "sms";
            isActive: boolean;
        };
        EmailPolicy: {
            allowEmailChange: boolean;
        };
        /** @enum {string} */
        RestrictionType: "ALLOW" | "BLOCK";
        DomainRestriction: {
            id: string;
            domain: string;
            type: Schemas["RestrictionType"];
        };
        DomainRestrictionList: {
            items: Schemas["DomainRestriction"][];
        };
        CreateDomainRestriction: {
            domain: string;
            type: Schemas["RestrictionType"];
        };
        DomainRestrictionConfig: {
            active: boolean;
            listType: Schemas["RestrictionType"];
            blockPublicDomains: boolean;
        };
        /** Sent with `type`, read back as `listType`. */
        UpdateDomainRestrictionConfig: {
            active: boolean;
            blockPublicDomains?: boolean;
            type?: Schemas["RestrictionType"];
        };
        IpRestriction: {
            id: string;
            ip: string;
            strategy: Schemas["RestrictionType"];
            isActive: boolean;
            description?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        IpRestrictionPage: {
            _metadata: Schemas["PageMetadata"];
            _links?: Schemas["PageLinks"];
            items: Schemas["IpRestriction"][];
        };
        CreateIpRestriction: {
            ip: string;
            strategy?: Schemas["RestrictionType"];
            isActive?: boolean;
            description?: string;
        };
        BulkCreateIpRestrictions: {
            ips: Schemas["CreateIpRestriction"][];
        };
        IpRestrictionConfig: {
            isActive: boolean;
            strategy?: Schemas["RestrictionType"];
        };
        ValidResponse: {
            valid: boolean;
        };
        CountryRestrictionConfig: {
            id?: string;
            enabled: boolean;
            action: Schemas["RestrictionType"];
            failStrategy: Schemas["RestrictionType"];
            shouldSendRestrictionEmail: boolean;
        };
        CountryRestriction: {
            id: string;
            countryCode: string;
        };
        UpdateCountryRestrictions: {
            countries: {
                countryCode: string;
            }[];
        };
        /** @enum {string} */
        RecommendationCode: "FORCE_MFA" | "BREACHED_PASSWORDS_EXIST" | "ENABLE_USER_LOCKOUT" | "STRENGTHEN_USER_LOCKOUT" | "ENABLE_PASSWORD_HISTORY" | "STRENGTHEN_PASSWORD_HISTORY" | "ENABLE_FORCE_RELOGIN" | "SET_FORCE_RELOGIN" | "ENABLE_SESSION_CONCURRENCY" | "SET_SESSION_CONCURRENCY" | "ENABLE_IDLE_SESSION" | "SET_IDLE_SESSION" | "ENABLE_IP_RESTRICTIONS" | "CHANGE_IP_TO_ALLOWLIST" | "ENABLE_DOMAIN_RESTRICTIONS" | "CHANGE_DOMAIN_TO_ALLOWLIST" | "ENABLE_COUNTRY_RESTRICTIONS" | "CONFIGURE_SSO" | "RENEW_SSO_CERTIFICATE";
        /** @enum {string} */
        SecurityCategory: "MFA" | "SESSIONS" | "PASSWORD" | "INACTIVITY" | "IP" | "DOMAIN" | "COUNTRY" | "SSO";
        SecurityFindingMetadata: {
            totalUsers?: number;
            mfa?: {
                enrolledUsersCount?: number;
            };
            inactivity?: {
                staleUsersCount?: number;
            };
            password?: {
                breachedPasswordUsersCount?: number;
                historyRecommendations?: number;
                userLockoutRecommendation?: number;
            };
            sessions?: {
                configuredSessionSettings?: number;
                forceReloginRecommendation?: number;
                concurrencyRecommendation?: number;
                idleTimeoutRecommendation?: number;
            };
            restrictions?: {
                ipsCount?: number;
                domainsCount?: number;
            };
            /** A member of ours. Optional. */
            sso?: {
                /** The connections whose certificates end within 30 days, or have ended. */
                endingCertificatesCount?: number;
            };
        };
        SecurityRecommendation: {
            code: Schemas["RecommendationCode"];
            /** @enum {string} */
            severity: "SEVERE" | "WARNING" | "INFO";
            category: Schemas["SecurityCategory"];
            metadata?: Schemas["SecurityFindingMetadata"];
        };
        RecommendationsResponse: {
            scoring: {
                score: number;
            };
            recommendations: {
                items: Schemas["SecurityRecommendation"][];
            };
        };
        /** @enum {string} */
        InsightCode: "MFA_FORCED" | "PARTIALLY_FORCED_MFA" | "PARTIAL_MFA_USAGE" | "FULL_MFA_USAGE" | "BREACHED_PASSWORD_USERS_EXIST" | "IMPROVE_LOCKOUT_POLICY" | "IMPROVE_PASSWORD_HISTORY_POLICY" | "NO_SESSION_SETTINGS" | "PARTIAL_SESSION_SETTINGS" | "FULL_SESSION_SETTINGS" | "NO_IP_RESTRICTIONS" | "IP_ALLOWLIST" | "IP_DENYLIST" | "NO_DOMAIN_RESTRICTIONS" | "DOMAIN_ALLOWLIST" | "DOMAIN_DENYLIST" | "FULL_PASSWORD_SETTINGS";
        SecurityInsight: {
            code: Schemas["InsightCode"];
            category: Schemas["SecurityCategory"];
            metadata?: Schemas["SecurityFindingMetadata"];
        };
        InsightsResponse: {
            insights: {
                items: Schemas["SecurityInsight"][];
            };
        };
        /** The single SSO configuration of the older interface. */
        SamlConfiguration: {
            enabled: boolean;
            domain?: string;
            validated?: boolean;
            generatedVerification?: string;
            ssoEndpoint?: string;
            publicCertificate?: string;
            signRequest?: boolean;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            acsUrl?: string;
            spEntityId?: string;
            isSamlActive?: boolean;
            oidcClientId?: string;
            oidcSecret?: string;
            /** saml or oidc. */
            type?: string;
        };
        UpdateSamlConfiguration: {
            enabled: boolean;
            domain?: string;
            ssoEndpoint?: string;
            publicCertificate?: string;
            signRequest?: boolean;
            acsUrl?: string;
            spEntityId?: string;
            isSamlActive?: boolean;
            oidcClientId?: string;
            oidcSecret?: string;
            type?: string;
        };
        SamlVendorConfiguration: {
            acsUrl: string;
            spEntityId: string;
        };
        MetadataXmlRequest: {
            /** Identity-provider metadata as XML text. */
            metadata: string;
        };
        RoleIdsRequest: {
            roleIds: string[];
        };
        /** Maps a group name from the identity provider to roles. */
        SsoGroup: {
            id: string;
            group: string;
            roleIds: string[];
        };
        CreateSsoGroup: {
            group: string;
            roleIds?: string[];
        };
        UpdateSsoGroup: {
            group: string;
            roleIds: string[];
        };
        OidcConfiguration: {
            active: boolean;
            redirectUri?: string;
        };
        SsoPublicConfiguration: {
            isActive: boolean;
        };
        SsoLastTest: {
            id: string;
            /** @enum {string} */
            status: "passed" | "failed";
            /**
             * Format: date-time
             * The end of the test.
             */
            at: string;
            /** The code of its fault; null if it passed. Codes are open. */
            code: string | null;
            /** The values of the identity provider changed after the test. */
            changedSince: boolean;
        };
        SsoDomain: {
            id: string;
            domain: string;
            validated: boolean;
            txtRecord: string;
        };
        /** One of several SSO configurations of the newer interface. */
        SsoConfiguration: {
            id: string;
            enabled: boolean;
            generatedVerification: string;
            ssoEndpoint: string;
            publicCertificate: string;
            signRequest: boolean;
            createdAt?: string;
            updatedAt?: string;
            acsUrl: string;
            type: string;
            spEntityId: string;
            oidcClientId: string;
            oidcSecret: string;
            /** A member of ours. Optional: the name that tells the connection apart; empty without one. A provider that has it saves it. */
            name?: string;
            /** A member of ours. Optional: the next certificate beside the present one, as PEM; empty without one. */
            nextCertificate?: string;
            /** A member of ours. Optional: the certificate that verifies our signed requests, as PEM. */
            spCertificate?: string;
            /** A member of ours. Optional: the address that answers with our metadata for the connection. */
            spMetadataUrl?: string;
            /** A member of ours. Optional: the last test that has ended; null before the first one. A provider that has it can test. */
            lastTest?: Schemas["SsoLastTest"] | null;
            domains: Schemas["SsoDomain"][];
            roleIds: string[];
            groups: Schemas["SsoGroup"][];
            skipEmailDomainValidation: boolean;
        };
        UpdateSsoConfiguration: {
            enabled?: boolean;
            generatedVerification?: string;
            ssoEndpoint?: string;
            publicCertificate?: string;
            signRequest?: boolean;
            acsUrl?: string;
            /** A member of ours, sent only to a provider that has it. */
            name?: string;
            type?: string;
            spEntityId?: string;
            oidcClientId?: string;
            oidcSecret?: string;
            roleIds?: string[];
            groups?: Schemas["SsoGroup"][];
            skipEmailDomainValidation?: boolean;
        };
        MetadataUrlRequest: {
            url: string;
            configMetadata?: {
                [key: string]: string;
            };
        };
        SsoTestAttribute: {
            name: string;
            values: string[];
        };
        SsoTestReceived: {
            issuer: string | null;
            /** The name id of SAML, or the subject of OpenID Connect. */
            nameId: string | null;
            /** The format of the name id; null for OpenID Connect. */
            nameIdFormat: string | null;
            /** The attributes or claims, at most fifty with fifty values of 500 characters each. */
            attributes: Schemas["SsoTestAttribute"][];
            groups: string[];
        };
        SsoTestPerson: {
            email: string;
            name: string;
            tenantId: string;
            /** The id of the present user of the address; null if the sign-in would create one. */
            userId: string | null;
            /** The roles that the user would have after the sign-in. */
            roleIds: string[];
            /** The groups that give roles. */
            groups: string[];
        };
        /** @enum {string} */
        SsoTestFaultCode: "no-answer" | "access-denied" | "consent-required" | "login-required" | "not-assigned" | "provider-error" | "issuer-mismatch" | "audience-mismatch" | "signature-invalid" | "clock-ahead" | "clock-behind" | "email-missing" | "email-empty" | "email-invalid" | "email-renamed" | "email-unverified" | "email-foreign" | "domain-unproven" | "account-foreign" | "account-locked" | "groups-by-id" | "groups-overage" | "groups-missing" | "groups-renamed" | "groups-unmapped" | "response-unreadable" | "relay-state-missing" | "response-unsolicited" | "request-mismatch" | "response-replayed" | "status-requester" | "status-responder" | "authentication-failed" | "request-denied" | "name-id-policy-refused" | "authn-context-refused" | "person-unknown" | "assertion-missing" | "assertion-encrypted" | "assertions-several" | "response-unsigned" | "assertion-unsigned" | "algorithm-weak" | "certificate-mismatch" | "certificate-expired" | "certificate-early" | "metadata-foreign" | "destination-mismatch" | "recipient-mismatch" | "audience-missing" | "assertion-expired" | "assertion-early" | "assertion-endless" | "name-id-missing" | "name-id-format" | "discovery-unreachable" | "discovery-invalid" | "request-refused" | "client-unknown" | "client-secret-wrong" | "client-method-mismatch" | "client-refused" | "redirect-uri-unregistered" | "scope-refused" | "scope-email-missing" | "id-token-missing" | "id-token-expired" | "code-refused" | "token-endpoint-failed" | "state-mismatch" | "nonce-mismatch" | "algorithm-unsupported" | "key-unknown" | "keys-unreachable" | "userinfo-failed" | "userinfo-mismatch" | "unknown";
        SsoTestFault: {
            code: Schemas["SsoTestFaultCode"];
            /** The value that the connection expects. */
            expected: string | null;
            /** The value that the identity provider sent. */
            received: string | null;
        };
        SsoTest: {
            id: string;
            /** @enum {string} */
            status: "waiting" | "passed" | "failed";
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * A test without an answer fails then.
             */
            expiresAt: string;
            /** Format: date-time */
            endedAt: string | null;
            /** The address of the sign-in at the identity provider, to open in a window; null once the test has ended. */
            address: string | null;
            /** What the identity provider sent; null if nothing readable returned. It is not verified if the test failed. */
            received: Schemas["SsoTestReceived"] | null;
            /** The user that the sign-in would be; null if the test failed. */
            person: Schemas["SsoTestPerson"] | null;
            /** Null unless the test failed. */
            fault: Schemas["SsoTestFault"] | null;
            /** Faults that refuse no sign-in, such as groups without a role. */
            warnings: Schemas["SsoTestFault"][];
        };
        SsoTestList: {
            rows: Schemas["SsoTest"][];
        };
        StartSsoTest: {
            /** The redirect address of OpenID Connect. Default: that of the configuration. */
            redirectUri?: string;
        };
        NextSsoCertificate: {
            /** One certificate or several, as PEM. */
            certificate: string;
        };
        SsoTestAnswer: {
            /** Left out for an error that returned without it: it ends the only test that waits for the redirect address. */
            state?: string;
            redirectUri: string;
            code?: string;
            error?: string;
            errorDescription?: string;
        };
        SsoTestEnd: {
            /** The page that ends the window of the test. */
            address: string;
        };
        CreateSsoDomain: {
            domain: string;
        };
        RoleIdsResponse: {
            roleIds: string[];
        };
        SocialLoginConfigV1: {
            type: Schemas["SocialProvider"];
            clientId: string;
            redirectUrl: string;
            active: boolean;
        };
        SocialLoginConfigV2: {
            type: Schemas["SocialProvider"];
            clientId?: string | null;
            redirectUrl: string;
            backendRedirectUrl?: string;
            active: boolean;
            /** Relative address: the client puts base URL and prefix in front of it. */
            authorizationUrl?: string | null;
            options?: {
                [key: string]: unknown;
            };
            customised: boolean;
            additionalScopes?: string[];
        };
        CustomSocialLoginConfigs: {
            providers: {
                id: string;
                type: string;
                clientId: string;
                redirectUrl: string;
                redirectUrlPattern: string;
                authorizationUrl: string;
                userInfoUrl: string;
                scopes: string;
                ssoLogoUrl: string | null;
                displayName: string;
                active: boolean;
            }[];
        };
        CreateRoleRequest: {
            key: string;
            name: string;
            description: string;
            isDefault: boolean;
            level: number;
            permissions: string[];
        };
        CreateRoleV2Request: {
            key: string;
            name: string;
            description: string;
            isDefault: boolean;
            level: number;
            permissionIds: string[];
            baseRoleId: string;
        };
        UpdateRoleRequest: {
            key?: string;
            name?: string;
            description?: string;
            isDefault?: boolean;
            level?: number;
        };
        PermissionIdsRequest: {
            permissionIds: string[];
        };
        /** A heading permissions are listed under. */
        PermissionCategory: {
            id: string;
            name: string;
            description: string;
            feCategory: boolean;
            permissionIds: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @enum {string} */
        GroupRelations: "roles" | "users" | "rolesAndUsers";
        GroupUser: {
            id: string;
            email: string;
            name: string;
            profilePictureUrl: string | null;
            activatedForTenant?: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** roles and users are filled only when the relations query asks for them. */
        Group: {
            id: string;
            name: string;
            color?: string;
            description?: string;
            /** JSON text. */
            metadata?: string;
            roles?: Schemas["Role"][];
            users?: Schemas["GroupUser"][];
            managedBy: Schemas["ManagedBy"];
            /** A member of ours. Optional: absent without a directory, and at providers that do not name it. */
            directory?: Schemas["SourceDirectory"];
        };
        CreateGroupRequest: {
            name: string;
            color?: string;
            description?: string;
            metadata?: string;
        };
        CreatedGroup: {
            id: string;
            name: string;
            color?: string;
            description?: string;
            metadata?: string;
            managedBy: Schemas["ManagedBy"];
        };
        UpdateGroupRequest: {
            name?: string;
            color?: string;
            description?: string;
            metadata?: string;
        };
        GroupsByIdsRequest: {
            groupsIds: string[];
        };
        UserIdsRequest: {
            userIds: string[];
        };
        GroupConfiguration: {
            enabled: boolean;
            rolesEnabled: boolean;
        };
        UpdateGroupConfiguration: {
            enabled?: boolean;
            rolesEnabled?: boolean;
        };
        SubTenantLevel: {
            tenantId: string;
            tenantName?: string;
            status?: string;
            /** Format: date-time */
            createdAt?: string;
            level: number;
        };
        SubTenantNode: {
            tenantId: string;
            tenantName?: string;
            status?: string;
            /** Format: date-time */
            createdAt?: string;
            children: Schemas["SubTenantNode"][];
        };
        ParentTenant: {
            tenantId: string;
            level: number;
            tenantName: string;
            status: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @enum {string} */
        SubAccountAccessType: "defaultOff" | "defaultOn" | "alwaysOn";
        SubTenant: {
            tenantId: string;
            name: string;
            /** The address of the logo. Providers may send none. */
            logo?: string;
            /** Format: date-time */
            createdAt: string;
            metadata: {
                isParent?: boolean;
            } & {
                [key: string]: unknown;
            };
            isReseller?: boolean;
            subAccountAccessType?: Schemas["SubAccountAccessType"];
        };
        SubTenantPage: {
            _metadata: Schemas["PageMetadata"];
            _links?: Schemas["PageLinks"];
            items: Schemas["SubTenant"][];
        };
        HierarchyMetadata: {
            tenantId: string;
            totalSubTenants: number;
            isParent: boolean;
        };
        CreateSubTenantRequest: {
            tenantId: string;
            name: string;
            parentTenantId: string;
            status?: string;
            website?: string;
            applicationUrl?: string;
            logo?: string;
            logoUrl?: string;
            address?: string;
            timezone?: string;
            currency?: string;
            creatorName?: string;
            creatorEmail?: string;
            isReseller?: boolean;
        };
        SubTenantRecord: {
            tenantId: string;
            name: string;
            status?: string;
            website?: string;
            applicationUrl?: string;
            logo?: string;
            logoUrl?: string;
            address?: string;
            timezone?: string;
            /** Format: date-time */
            updatedAt?: string;
            currency?: string;
        };
        UpdateSubTenantRequest: {
            name: string;
        };
        SubTenantManagementRequest: {
            isReseller?: boolean;
        };
        SubTenantHierarchySettingsRequest: {
            subAccountAccessType?: Schemas["SubAccountAccessType"];
        };
        SubTenantUser: {
            id: string;
            sub: string;
            email: string;
            verified: boolean;
            mfaEnrolled: boolean;
            mfaBypass?: boolean;
            name?: string;
            phoneNumber?: string;
            profilePictureUrl?: string;
            provider: string;
            tenantId: string;
            tenantIds: string[];
            isLocked?: boolean;
            tenants: {
                tenantId: string;
                roles: Schemas["Role"][];
                permissions: Schemas["Permission"][];
                activated: boolean;
                /** Format: date-time */
                lastLogin: string | null;
            }[];
            invisible?: boolean;
            superUser?: boolean;
            metadata: string;
            /** Format: date-time */
            createdAt: string;
        };
        SubTenantUserPage: {
            totalPages: number;
            items: Schemas["SubTenantUser"][];
        };
        AddUserToSubTenantsRequest: {
            user: {
                email: string;
                name?: string;
            };
            subTenants: {
                tenantId: string;
                roleIds?: string[];
            }[];
        };
        RemoveUserFromSubTenantsRequest: {
            userId: string;
            subTenants: {
                tenantId: string;
            }[];
        };
        SubTenantRolesRequest: {
            subTenantsRoles: {
                tenantId: string;
                roleIds: string[];
            }[];
            ipAddress?: string;
            userAgent?: string;
        };
        SubAccountAccessRequest: {
            allowAccess: boolean;
        };
        AddUsersToSubTenantRequest: {
            users: {
                email: string;
                name?: string;
            }[];
            tenantId: string;
            roleIds?: string[];
            allowSubAccountAccess?: boolean;
        };
        AccountSettings: {
            tenantId?: string;
            name?: string;
            applicationUrl?: string;
            loginUrl?: string;
            /** The website of the company. Providers may keep none. */
            website?: string;
            address?: string;
            timezone?: string;
            dateFormat?: string;
            timeFormat?: string;
            currency?: string;
            logo?: string;
        };
        PublicAccountSettings: {
            tenantId: string;
            applicationUrl?: string;
            loginUrl?: string;
        };
        UserApplications: {
            userId: string;
            appIds: string[];
        };
        ApplicationUsers: {
            appId: string;
            userIds: string[];
        };
        AssignApplicationsRequest: {
            userId: string;
            tenantId: string;
            appIds: string[];
        };
        /** @enum {string} */
        ApplicationAccessType: "FREE_ACCESS" | "MANAGED_ACCESS";
        Application: {
            id: string;
            accessType: Schemas["ApplicationAccessType"];
            appURL: string;
            loginURL: string;
            isDefault: boolean;
            isActive: boolean;
            name: string;
            logoURL: string;
            createdAt: string;
            updatedAt: string;
            type: string;
            frontendStack: string;
            description: string;
            integrationFinishedAt: string;
        };
        TenantApplications: {
            tenantId: string;
            appIds?: string[];
        };
        TenantApplicationAssignments: {
            tenantId: string;
            assignments: {
                appId: string;
                accessType: Schemas["ApplicationAccessType"];
            }[];
        };
        AuditRow: {
            _id?: string;
            ip?: string;
            json?: unknown;
            action?: string;
            resource?: string;
            time?: string;
            user?: string;
            email?: string;
            actorMail?: string;
            description?: string;
            /** Info, High and the like. */
            severity: string;
            userAgent?: string;
            vendorId: string;
            tenantId: string;
            createdAt: string;
            updatedAt?: string;
            /** The user who acted. Optional. */
            actorId?: string;
            /** The kind of the thing that changed: user, group, role and the like. Optional. */
            objectType?: string;
            /** The id of the thing that changed. Optional. */
            objectId?: string;
        } & {
            [key: string]: unknown;
        };
        AuditPage: {
            data: Schemas["AuditRow"][];
            total: number;
        };
        AuditStats: {
            totalToday: number;
            severeThisWeek: number;
        };
        AuditColumn: {
            _id?: string;
            name: string;
            displayName: string;
            /** Timestamp, Email, AlphaNumeric, IpAddress, Severity, Json and the like. */
            type: string;
            sortable: boolean;
            filterable: boolean;
            showInTable?: boolean;
            /** Declared as text by the client types; a flag or mode. */
            showInMoreInfo?: unknown;
            isPredefined?: boolean;
        };
        AuditExportRequest: {
            properties: Schemas["AuditColumn"][];
        };
        MetadataRow: {
            id: string;
            vendorId?: string;
            /** @enum {string} */
            entityName: "adminBox" | "saml" | "notifications" | "audits";
            /** For adminBox the portal configuration; for saml {acsUrl, spEntityId}. */
            configuration?: unknown;
            /** For audits, the column list. */
            properties?: unknown[];
            /** {id, name, styles} */
            theme?: unknown;
            isActive?: boolean;
            channels?: string[];
            channelsConfig?: string[];
            severities?: unknown[];
            createdAt?: string;
            updatedAt?: string;
        } & {
            [key: string]: unknown;
        };
        MetadataRows: {
            rows: Schemas["MetadataRow"][];
        };
        PageVisibility: {
            /** @enum {string} */
            visibility: "hidden" | "always" | "byPermissions";
            featureFlag?: string;
            permissions?: string[];
        } & {
            [key: string]: unknown;
        };
        /** Portal appearance and navigation. Read from rows[0].configuration; navigation keys are the portal sections. */
        AdminBoxConfiguration: {
            theme?: {
                [key: string]: unknown;
            };
            /** loginBox, adminPortal and name keys. */
            themeV2?: {
                [key: string]: unknown;
            };
            navigation?: {
                [key: string]: Schemas["PageVisibility"];
            };
            localizations?: {
                [key: string]: unknown;
            };
            integrations?: {
                gtm?: {
                    id: string;
                    enabled: boolean;
                    /** Format: date-time */
                    createdAt?: string;
                }[];
            };
            metadataOverrides?: {
                url?: string;
            };
        } & {
            [key: string]: unknown;
        };
        MetadataActionsRequest: {
            actions: {
                /** Keys from the root to the changed value, joined with a slash. */
                type: string;
                payload: unknown;
            }[];
        };
        IpMetadata: {
            latitude: number;
            longitude: number;
            ip: string;
            city: string | null;
            country_name: string | null;
            country_code: string | null;
            zip: string | null;
            location: {
                country_flag?: string | null;
                country_flag_emoji?: string | null;
            };
        };
        ReportSchedule: {
            /** @enum {string} */
            interval: "daily" | "weekly" | "monthly" | "custom";
            cron: string;
            tz: string;
            active: boolean;
            dataFilters?: {
                [key: string]: unknown;
            };
        };
        /** @enum {string} */
        ReportOutput: "html" | "pdf" | "image";
        /** An addition of Portico. One sending of a report. */
        ReportRun: {
            id: string;
            createdAt: string;
            /** @enum {string} */
            trigger: "schedule" | "person";
            sentTo: string[];
            /** The addresses that did not receive it. */
            failed: string[];
            /** Present if the run failed, in whole or in part. address-refused if a mail server refused addresses, no-access if the user who set the schedule may not read the data any more. */
            reason?: string;
        };
        Report: {
            id: string;
            name: string;
            description: string;
            schedule?: Schemas["ReportSchedule"];
            status: string;
            updatedAt: string;
            createdAt: string;
            htmlTemplate: string;
            customerListApiUrl: string;
            type: Schemas["ReportOutput"];
            /** An addition of Portico. The addresses that the schedule sends to; empty for the user who set it. Absent at a provider that keeps none. */
            recipients?: string[];
            /** An addition of Portico. The next time of the schedule; absent while none is known. */
            nextRunAt?: string;
            lastRun?: Schemas["ReportRun"];
            dataFilters?: {
                /** text, number, boolean, select, multi-select, date or relative-date */
                type: string;
                config: {
                    [key: string]: unknown;
                };
            }[];
        };
        ScheduleReportRequest: {
            schedule: Schemas["ReportSchedule"];
            status: string;
            /** Base64 of the filter object as JSON. */
            dataFilters: string;
            type: Schemas["ReportOutput"];
            /** An addition of Portico. Sent only if the report has this member. */
            recipients?: string[];
        };
        SendReportRequest: {
            templateId: string;
            to: string[];
        };
        SlackEvent: {
            eventKey: string;
            channelIds: string[];
            title?: string;
            message?: string;
        };
        SlackSubscription: {
            id?: string;
            isActive: boolean;
            slackEvents: Schemas["SlackEvent"][];
        };
        SlackConfiguration: {
            id: string;
            slackSubscriptions: Schemas["SlackSubscription"][];
        };
        SlackApplication: {
            clientId: string;
            /** An addition of Portico. The address of the consent, for a provider that stands in for Slack. Default that of Slack. */
            authorizationUrl?: string;
        } & {
            [key: string]: unknown;
        };
        SlackChannel: {
            id: string;
            name: string;
        };
        SlackCodeRequest: {
            code: string;
        };
        MessageSubscription: {
            id?: string;
            name?: string;
            enabled: boolean;
            recipients: string[];
        };
        /** One event and who is told of it by email or SMS. */
        MessageConfiguration: {
            eventKey: string;
            enabled: boolean;
            subscriptions: Schemas["MessageSubscription"][];
        };
        CreateMessageConfiguration: {
            enabled: boolean;
            subscriptions: Schemas["MessageSubscription"][];
        };
        EnabledRequest: {
            enabled: boolean;
        };
        Webhook: {
            _id: string;
            displayName: string;
            description: string;
            url: string;
            secret: string | null;
            eventKeys: string[];
            isActive: boolean;
            invocations: number;
            createdAt: string;
            updatedAt: string;
        };
        WebhookSave: {
            _id?: string;
            displayName: string;
            description: string;
            url: string;
            secret: string | null;
            eventKeys: string[];
            isActive: boolean;
            payload?: {
                [key: string]: unknown;
            };
        };
        WebhookLog: {
            id?: string;
            /** Code the receiver answered with; the client compares it to numbers. */
            statusCode: number | string;
            body?: string;
            createdAt?: string;
            tenantId?: string;
            vendorId?: string;
            webhookId?: string;
            /** The event that was sent. Optional. */
            eventKey?: string;
            /** How often the delivery was sent. Optional. */
            tries?: number;
            /** The JSON that was sent. Optional. */
            payload?: {
                [key: string]: unknown;
            };
            /** Milliseconds from the last request to its answer. Optional. */
            duration?: number;
        } & {
            [key: string]: unknown;
        };
        WebhookLogPage: {
            count: number;
            rows: Schemas["WebhookLog"][];
        };
        WebhookTestRequest: {
            url: string;
            secret: string | null;
            payload?: {
                [key: string]: unknown;
            };
        };
        EventDefinition: {
            id: string;
            key: string;
            displayName: string;
            description?: string;
            category?: string;
            categoryId?: string;
            vendorId: string;
            createdAt: string;
            updatedAt: string;
        };
        EventCategory: {
            id: string;
            name: string;
            vendorId: string;
            createdAt: string;
            updatedAt: string;
            events?: Schemas["EventDefinition"][];
        };
        ChannelMap: {
            id: string;
            key: string;
            categoryId: string;
            vendorId: string;
            displayName: string;
            description: string;
            createdAt: string;
            updatedAt: string;
            category: {
                id: string;
                vendorId: string;
                name: string;
                createdAt: string;
                updatedAt: string;
            };
        };
        NotificationAction: {
            visualization: string;
            id: string;
            name: string;
            url: string;
            method: string;
            createdAt: string;
            updatedAt: string;
        };
        Notification: {
            actions: Schemas["NotificationAction"][];
            id: string;
            title: string;
            body: string;
            severity: string;
            url: string;
            viewed: boolean;
            createdAt: string;
            status: string;
            isPinned: boolean;
            key: string;
        };
        /** The client wraps the fields in `params`. */
        NotificationStatusRequest: {
            params: {
                notificationId: string;
                /** @enum {string} */
                status: "read" | "unread" | "archived";
            };
        };
        NotificationPinRequest: {
            notificationId: string;
        };
        /** @enum {string} */
        SubscriptionStatus: "active" | "canceled" | "incomplete" | "expired" | "trialing" | "trialEnded";
        Subscription: {
            id: string;
            externalId: string;
            externallyManaged: boolean;
            startDate: string;
            currentPeriodStart: string;
            currentPeriodEnd: string;
            status: Schemas["SubscriptionStatus"];
            cancellation: {
                /** @enum {string} */
                policy: "atPeriodEnd";
            } | null;
            trialEnd?: string;
            plan: {
                /** Optional: providers may lack it. */
                id?: string;
                slug: string;
            };
            /** Optional. The plan that replaces the present one at the end of the period. */
            nextPlan?: {
                /** Optional: providers may lack it. */
                id?: string;
                slug: string;
            };
        };
        UpdateSubscriptionRequest: {
            paymentMethodId: string;
            planId: string;
            /**
             * Optional. Moves to the default plan, or keeps the trial running with the new plan.
             * @enum {string}
             */
            planChangeOption?: "change_to_default" | "retain_trial";
        };
        PlanPrice: {
            id: string;
            externalId: string;
            currency: string;
            /** Smallest currency unit. */
            amount: number;
        };
        PlanFeature: {
            /** The same key as in the usage: users, api-calls, ... Others are open. */
            key: string;
            /** The name for people. A known key needs none. */
            name?: string;
            /** The most of it; null without a limit. Left out for a thing that is not counted. */
            limit?: number | null;
        };
        BillingPlan: {
            id: string;
            externalId: string;
            name: string;
            description: string;
            price?: Schemas["PlanPrice"];
            slug: string;
            /**
             * Optional. A plan without it is paid for by the month.
             * @enum {string}
             */
            recurringInterval?: "month" | "year";
            /** Optional: what is in the plan, in the order to show it. Providers may lack it. */
            features?: Schemas["PlanFeature"][];
        };
        Invoice: {
            id: string;
            externalId: string;
            subscriptionId: string;
            paymentDate: string;
            /** Cents. */
            totalAmount: number;
            currency: string;
            paid: boolean;
            receiptNumber: string;
        };
        BillingAddress: {
            addressLine1?: string;
            addressLine2?: string;
            city?: string;
            state?: string;
            postalCode?: string;
            country?: string;
        };
        BillingDetails: {
            name: string;
            email?: string;
            address?: Schemas["BillingAddress"];
        };
        /** Card fields come only with type card. */
        PaymentMethod: {
            id: string;
            externalId: string;
            /** @enum {string} */
            type: "unknown" | "card";
            isDefault: boolean;
            last4?: string;
            expMonth?: number;
            expYear?: number;
            brand?: string;
            billingDetails?: Schemas["BillingDetails"];
        };
        BillingDetailsUpdate: {
            email?: string;
            address?: Schemas["BillingAddress"];
        };
        /** @enum {string} */
        ProviderType: "Stripe";
        BillingSummary: {
            tenantConfigurationId: string;
            providerType: Schemas["ProviderType"];
            subscriptionId: string | null;
            externallyManaged: boolean;
            currentPlanId: string | null;
            paymentMethodId: string | null;
            defaultPlanId: string | null;
        };
        BillingTenantConfiguration: {
            id: string;
            vendorId: string;
            tenantId: string;
            /** Declared as text by the client types. */
            externallyManaged: boolean | string;
            paymentProviderType: Schemas["ProviderType"];
            mappingId: string;
        };
        CreateBillingTenantConfiguration: {
            tenantId: string;
            /** Declared as text by the client types. */
            externallyManaged?: boolean | string;
            providerType: Schemas["ProviderType"];
        };
        IdResponse: {
            id: string;
        };
        VendorBillingConfiguration: {
            allowPlanDowngrade: boolean;
            allowPlanCancellation: boolean;
        };
        PaymentProvider: {
            providerType: Schemas["ProviderType"];
            name: string;
            /** "1" means active. */
            status: string;
        };
        CardCustomer: {
            stripeCustomerId: string;
        };
        CreateCardCustomer: {
            name: string;
            email: string;
            tenantName?: string;
        };
        CreateCardSubscription: {
            stripePlanId: string;
        };
        CardSubscription: {
            subscriptionId: string;
            subscriptionSecret: string;
        };
        CardPublicConfiguration: {
            id: string;
            name: string;
            active: boolean;
            publishableKey: string;
        };
        SetupIntentRequest: {
            paymentMethodId?: string;
        };
        SetupIntent: {
            id: string;
            paymentMethodId: string;
            setupIntentSecret: string;
        };
        /** Flag name to state. Anything but on counts as off. */
        FeatureFlags: {
            [key: string]: "on" | "off";
        };
        /** @enum {string} */
        DirectorySource: "frontegg" | "okta" | "azure-ad" | "other";
        ScimToken: {
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * null without an end.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * null before the first call.
             */
            lastUsedAt: string | null;
        };
        ScimConnection: {
            id: string;
            connectionName: string;
            source: Schemas["DirectorySource"];
            syncToUserManagement: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSync?: string | null;
            /** A member of ours. Optional: the address of the SCIM 2.0 endpoint of the connection. */
            address?: string;
            /** A member of ours. Optional: the tokens that are accepted, the newest first. A provider that names them can rotate them. */
            tokens?: Schemas["ScimToken"][];
        };
        CreateScimConnection: {
            source: Schemas["DirectorySource"];
            connectionName?: string;
            syncToUserManagement?: boolean;
            /** A member of ours. Optional: from 1 to 5256000, which are ten years. Default: the token has no end. */
            expiresInMinutes?: number;
        };
        CreatedScimConnection: {
            id: string;
            connectionName: string;
            /** Shown once. */
            token: string;
            /**
             * Format: date-time
             * A member of ours. Optional: the end of the token; null without an end.
             */
            expiresAt?: string | null;
            /** A member of ours. Optional: the address of the SCIM 2.0 endpoint of the connection. */
            address?: string;
        };
        DeleteScimConnection: {
            /** Also remove the users it brought in. */
            deleteAll: boolean;
        };
        UpdateScimConnection: {
            syncToUserManagement?: boolean;
        };
        RotateScimToken: {
            /** From 1 to 5256000, which are ten years. Default: the token has no end. */
            expiresInMinutes?: number;
        };
        RotatedScimToken: {
            /** Shown once. */
            token: string;
            /**
             * Format: date-time
             * null without an end.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * The end of the token before.
             */
            formerExpiresAt: string;
        };
        ScimEvent: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            operation: "create" | "replace" | "update" | "remove" | "read";
            /** @enum {string} */
            resource: "person" | "group" | "other";
            /** The id of the person or group; null if none was found or made. */
            resourceId: string | null;
            /** The user name or the name of the group; null if it is unknown. */
            name: string | null;
            /** The names of the SCIM attributes that changed. */
            changes: string[];
            /** The code of a refusal, such as user-name-taken; null for a change. Codes are open. */
            reason: string | null;
            /** The explanation that the directory got; null for a change. */
            detail: string | null;
        };
        ScimEventPage: {
            /** The number of all rows. */
            count: number;
            rows: Schemas["ScimEvent"][];
        };
        CountResponse: {
            count: number;
        };
        VendorPublicInfo: {
            name: string;
            logo: string;
            icon: string;
            whiteLabelMode: boolean;
        };
        VendorBaseUrl: {
            baseURL: string;
        };
        ApprovalActionRequest: {
            approvalFlowExecutionId: string;
            approverId: string;
            approvalFlowStepId: string;
            approved: boolean;
        };
        SuccessResponse: {
            success: boolean;
        };
        ApprovalExecution: {
            approvalFlowName: string;
            approvalFlowDescription?: string;
            requester: string;
            /** Format: date-time */
            approvalFlowRequestDate: string;
        };
        AgentConfig: {
            id: string;
            agentName: string;
            version: number;
            whatCanDo: {
                [key: string]: string[];
            };
            quickActions: {
                icon: string;
                title: {
                    [key: string]: string;
                };
                prompt: string;
            }[];
            createdAt: string;
            updatedAt: string;
        };
        AgentMessage: {
            /** @constant */
            role: "tool";
            tool_call_id: string;
            url: string;
            method: string;
            body: {
                [key: string]: string;
            };
            loadingMessage: string;
        } | {
            /** @enum {string} */
            role: "user" | "assistant";
            content: string;
            name?: string;
        };
        AgentConversation: {
            id: string;
            title: string;
            messages: Schemas["AgentMessage"][];
            createdAt: string;
            updatedAt: string;
        };
        AgentMessageRequest: {
            message: string;
            stream?: boolean;
        };
        AgentCallResult: {
            data: string;
            status: number;
            stream?: boolean;
        };
        AgentResource: {
            id: string;
            type: string;
            content: string;
        };
    };
    responses: {
        /** Failed call. Any status outside 200 to 299; 413 has no readable body. */
        Error: Json<Schemas["ErrorBody"]>;
        /** The body is an address as plain text; the client sends the browser there and never resolves the call. */
        RedirectText: {
            content: {
                "text/plain": string;
            };
        };
    };
    parameters: {
        /** Optional. A second request with the same key has the answer of the first, and no further effect. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** Trace id to show or log with an error. */
        TraceId: string;
        /** Session cookies. Every provider cookie name starts with fe_; the refresh one is fe_refresh_ followed by the client id, with or without its dashes. */
        SetCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
