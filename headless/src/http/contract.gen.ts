// Generated from headless/openapi by scripts/generate-contract.mjs. Do not edit.

export interface paths {
    "/identity/resources/auth/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with email or username and password */
        post: operations["loginWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a sign-in with a second-factor code */
        post: operations["verifyMfaLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn off the second factor with the recovery code */
        post: operations["recoverMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a new access token from the refresh cookie
         * @description Needs the refresh cookie; the embedded form sends an empty body with credentials included. tenantId is filled only when each tab keeps its own account. Any failure means the visitor is signed out.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Clears the session cookies. With hosted login behind the application proxy the answer is a 302 to the hosted sign-out page.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/saml/prelogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for an SSO address for an email
         * @description The client treats any failure as no SSO.
         */
        post: operations["preLoginSaml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/saml/postlogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand over the SAML answer */
        post: operations["postLoginSaml"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/oidc/postlogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand over the OIDC answer, first version */
        post: operations["postLoginOidc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v2/user/oidc/postlogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand over the OIDC answer, second version */
        post: operations["postLoginOidcV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v2/user/sso/prelogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look for an SSO address and its kind */
        post: operations["preLoginSso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v2/user/sso/default/{provider}/prelogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the browser to a social provider
         * @description Reached by browser navigation, never by fetch. The provider list call gives the exact relative address; this is its usual shape.
         */
        get: operations["authorizeSocialDefault"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/sso/{provider}/postlogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a social sign-in */
        post: operations["postLoginSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/passwordless/{type}/prelogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code or link
         * @description The kind is lower-cased in the path. The username kinds map onto the plain ones (UsernameAndCode becomes code).
         */
        post: operations["preLoginPasswordless"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/passwordless/{type}/postlogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the code or link token */
        post: operations["postLoginPasswordless"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/webauthn/prelogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a passkey challenge */
        post: operations["preLoginWebAuthn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/webauthn/postlogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey signature */
        post: operations["postLoginWebAuthn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/step-up/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a step-up
         * @description Answers with a second-factor challenge, or with a full login answer when the user must sign in again. The error text "MFA is not enrolled" has its own screen.
         */
        post: operations["generateStepUpSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/authenticator/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the QR code for an authenticator app while signing in */
        post: operations["startLoginAuthenticatorEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/authenticator/enroll/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the authenticator app and finish signing in */
        post: operations["verifyLoginAuthenticatorEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/authenticator/{deviceId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish signing in with an enrolled authenticator app */
        post: operations["verifyLoginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/sms/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a phone being enrolled while signing in */
        post: operations["startLoginSmsEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/sms/enroll/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the phone and finish signing in */
        post: operations["verifyLoginSmsEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/sms/{deviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to an enrolled phone */
        post: operations["startLoginSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/sms/{deviceId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish signing in with the SMS code */
        post: operations["verifyLoginSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/webauthn/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for options to enrol a device while signing in */
        post: operations["startLoginWebAuthnEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/webauthn/enroll/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the device and finish signing in */
        post: operations["verifyLoginWebAuthnEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/webauthn/{deviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask an enrolled device for a signature */
        post: operations["startLoginWebAuthn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/webauthn/{deviceId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish signing in with the device signature */
        post: operations["verifyLoginWebAuthn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/emailcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a second-factor code by email */
        post: operations["startLoginEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/auth/v1/user/mfa/emailcode/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish signing in with the emailed code */
        post: operations["verifyLoginEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/impersonation/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act as another user */
        post: operations["impersonateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a code or refresh token
         * @description JSON, or a form as standard clients send it. The browser client sends no client_id or client_secret; the server side sends both, in the body or as Basic authorization. Only a call that carries the refresh cookie of the session gets a cookie back.
         */
        post: operations["exchangeOAuthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/authorize/silent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew hosted tokens without leaving the page */
        post: operations["authorizeSilently"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the hosted sign-in page
         * @description Browser navigation. client_id is the application id when there is one, otherwise the client id. prompt=login forces the page, prompt=none shows none; acr_values and max_age ask for step-up; login_direct_action is base64 JSON naming a social provider or address to jump to. Without a code_challenge the exchange asks for the client_secret. With a good client_id and redirect_uri every refusal goes back as error (RFC 6749, section 4.1.2.1).
         */
        get: operations["authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End the hosted session
         * @description Ends it at once with an id_token_hint of the session, or for a page of the same site; else the person is asked (OpenID Connect RP-Initiated Logout 1.0, section 2). Called with the prefix by the client; the application proxy and server redirects use the same path directly behind the base URL.
         */
        get: operations["logoutOAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hosted admin portal page
         * @description Browser navigation or a new tab.
         */
        get: operations["openHostedPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public keys that sign access tokens
         * @description Cached; the first key is used.
         */
        get: operations["getJsonWebKeySet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a standard client finds everything
         * @description OpenID Connect Discovery 1.0. The issuer is the base URL without the prefix, whichever address this is read at.
         */
        get: operations["getOpenIdConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same for a client without OpenID Connect
         * @description RFC 8414. The same document as openid-configuration.
         */
        get: operations["getOAuthServerMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Token of the application itself
         * @description For servers of the application. The token goes into the header x-access-token. A slash may follow the path.
         */
        post: operations["authenticateVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/signUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account with an email */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/signUp/phoneNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account with a phone number */
        post: operations["signUpWithPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/signUp/username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account with a username */
        post: operations["signUpWithUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate an account */
        post: operations["activateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/activate/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate an account with a one-time code */
        post: operations["activateAccountWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/activate/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the activation email again */
        post: operations["resendActivationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/activate/strategy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether activation needs a password */
        get: operations["getActivationStrategy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/invitation/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the invitation email again */
        post: operations["resendInvitationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/invitation/reset/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the invitation again for every account of the user */
        post: operations["resendInvitationEmailToAllTenants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/invitation/accept/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation with a one-time code */
        post: operations["acceptInvitationWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/passwords/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a password-reset email */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/passwords/reset/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the emailed token */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/passwords/reset/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a reset token before showing the form
         * @description 400 for missing or wrong input, 410 for a used or expired token.
         */
        post: operations["validatePasswordResetToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/passwords/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/passwords/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Password rules that apply to a user */
        get: operations["getPasswordRulesForUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/passwords/breached/reset/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send reset emails to all users with breached passwords */
        post: operations["resetBreachedPasswords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v2/passwords/reset/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a reset email for any identifier */
        post: operations["requestPasswordResetByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v2/passwords/reset/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a reset code by SMS */
        post: operations["requestPasswordResetBySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v2/passwords/reset/sms/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trade the SMS code for a reset token */
        post: operations["verifyPasswordResetSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start enrolling an authenticator app, first form */
        post: operations["enrollMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/enroll/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the authenticator app, first form */
        post: operations["verifyMfaEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn off the second factor, first form */
        post: operations["disableMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enrolled second factors */
        get: operations["listMfaDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/authenticator/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the QR code for an authenticator app */
        post: operations["startAuthenticatorEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/authenticator/enroll/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the authenticator app */
        post: operations["verifyAuthenticatorEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/authenticator/{deviceId}/disable/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove an authenticator app */
        post: operations["disableAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/sms/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a phone being enrolled */
        post: operations["startSmsEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/sms/enroll/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the phone */
        post: operations["verifySmsEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/sms/{deviceId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code before removing a phone */
        post: operations["startSmsDisable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/sms/{deviceId}/disable/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a phone */
        post: operations["disableSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/webauthn/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for options to enrol a device */
        post: operations["startWebAuthnEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/webauthn/enroll/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the device */
        post: operations["verifyWebAuthnEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/webauthn/{deviceId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a device for a signature before removing it */
        post: operations["startWebAuthnDisable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/mfa/webauthn/{deviceId}/disable/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a device */
        post: operations["disableWebAuthn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/phone/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start replacing a lost phone number */
        post: operations["requestPhoneNumberReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/phone/reset/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the emailed code */
        post: operations["verifyPhoneNumberReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/phone/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the new phone number */
        put: operations["changePhoneNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start changing the own phone number */
        post: operations["startPhoneNumberChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/phone/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the code for the new phone number */
        post: operations["verifyPhoneNumberChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch to another account
         * @description Follow with a token refresh.
         */
        put: operations["switchTenant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v2/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profile of the signed-in user */
        get: operations["getMe"];
        /** Change the own profile */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/me/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own accounts and the active one, first version
         * @description Used when tabs keep their own account or the flag admin_portal_use_current_user_tenants_v1_endpoint is on.
         */
        get: operations["listMyTenantsV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v2/me/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own accounts as a plain list */
        get: operations["listMyTenantsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v3/me/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own accounts and the active one */
        get: operations["listMyTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v3/me/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Token scoped to a sub-account
         * @description The token is then sent in place of the own bearer token on calls about that sub-account.
         */
        post: operations["getTokenForTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v3/me/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlock a locked account with the emailed token */
        post: operations["unlockMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/me/authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own roles and permissions
         * @description Called only when the flag admin_portal_should_load_authorization is on.
         */
        get: operations["getMyAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users with roles and permissions */
        get: operations["listUsersV2"];
        put?: never;
        /** Invite a user to the account */
        post: operations["addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users, light rows */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v3/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Role ids of given users */
        get: operations["listUserRoleIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v3/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Group ids of given users */
        get: operations["listUserGroupIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user record
         * @description The client declares an account-like record for this call.
         */
        get: operations["getUserById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/email/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start changing the own email */
        post: operations["startEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/v1/email/me/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the new email with a code */
        post: operations["verifyEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/phone-numbers/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Phone numbers of users */
        get: operations["listPhoneNumbers"];
        put?: never;
        /** Add a phone number */
        post: operations["createPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/phone-numbers/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own phone numbers */
        get: operations["listMyPhoneNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/phone-numbers/v1/{phoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Start removing a phone number
         * @description Sends a code that must then be confirmed.
         */
        delete: operations["deletePhoneNumber"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/phone-numbers/v1/preverify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a phone number */
        post: operations["startPhoneNumberVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/phone-numbers/v1/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a phone number */
        post: operations["verifyPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm removing a phone number */
        post: operations["verifyPhoneNumberDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/phone-numbers/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Phone numbers of given users */
        get: operations["listUserPhoneNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/emails/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Emails of given users */
        get: operations["listUserEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/usernames/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Usernames */
        get: operations["listUsernames"];
        put?: never;
        /** Set the own username */
        post: operations["createUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/usernames/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own username */
        get: operations["getMyUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/usernames/v1/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a username */
        delete: operations["deleteUsername"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/webauthn/v1/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own passkeys */
        get: operations["listWebAuthnDevices"];
        put?: never;
        /** Ask for options to make a passkey */
        post: operations["startWebAuthnDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/webauthn/v1/devices/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a new passkey */
        post: operations["verifyWebAuthnDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/webauthn/v1/devices/{deviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey */
        delete: operations["deleteWebAuthnDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/sessions/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own sessions */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/sessions/v1/me/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The present session */
        get: operations["getMyCurrentSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/sessions/v1/me/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one own session */
        delete: operations["deleteMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/sessions/v1/me/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End all own sessions */
        delete: operations["deleteAllMySessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/sessions/v1/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of a user */
        post: operations["revokeUserSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/sessions/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Session limits */
        get: operations["getSessionPolicy"];
        put?: never;
        /** Create or change session limits */
        post: operations["saveSessionPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/access-tokens/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Personal access tokens */
        get: operations["listUserAccessTokens"];
        put?: never;
        /**
         * Create a personal access token
         * @description expiresInMinutes is null for a token that never expires. The secret is shown only here.
         */
        post: operations["createUserAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/access-tokens/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a personal access token */
        delete: operations["deleteUserAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/access-tokens/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account access tokens */
        get: operations["listTenantAccessTokens"];
        put?: never;
        /**
         * Create an account access token
         * @description expiresInMinutes is null for a token that never expires. The secret is shown only here.
         */
        post: operations["createTenantAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/access-tokens/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an account access token */
        delete: operations["deleteTenantAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/api-tokens/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Personal API tokens */
        get: operations["listUserApiTokens"];
        put?: never;
        /**
         * Create a personal API token
         * @description The secret is shown only here.
         */
        post: operations["createUserApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/api-tokens/v1/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a personal API token */
        delete: operations["deleteUserApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/api-tokens/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account API tokens */
        get: operations["listTenantApiTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/api-tokens/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account API token
         * @description Reading and deleting stay on the first version of the path. The secret is shown only here.
         */
        post: operations["createTenantApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/api-tokens/v1/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an account API token */
        delete: operations["deleteTenantApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/members/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of the account
         * @description Each filter is sent as a query parameter named after its column.
         */
        get: operations["listTeamMembers"];
        /** Change a member */
        put: operations["updateTeamMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/members/v1/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a member */
        delete: operations["deleteTeamMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/members/v1/{userId}/resendActivationEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a member the activation email again */
        post: operations["resendMemberActivationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/roles/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles that can be given to members */
        get: operations["listTeamRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/stats/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Member counts */
        get: operations["getTeamStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/profile/me/image/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the own picture
         * @description Multipart form; the content type is left to the browser. The answer is plain text: the address of the stored picture. The client adds a time stamp as query parameter t.
         */
        put: operations["uploadProfileImage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/users/v1/{userId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable a user in the account */
        post: operations["enableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/users/v1/{userId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable a user in the account */
        post: operations["disableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/users/v1/{userId}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock an account
         * @description The user cannot sign in until the account is unlocked, and all sessions end. Optional: a provider that has it says so by `isLockable` of a user.
         */
        post: operations["lockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/users/v1/{userId}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock an account
         * @description The user can sign in again. Optional: a provider that has it says so by `isLockable` of a user.
         */
        post: operations["unlockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/users/v1/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User counts of accounts */
        post: operations["countTenantUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/temporary/v1/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a user an end date */
        put: operations["setTemporaryUser"];
        post?: never;
        /** Make a temporary user permanent */
        delete: operations["setPermanentUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/users/temporary/v1/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether temporary users are allowed */
        get: operations["getTemporaryUserConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/invites/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invite link of the account */
        get: operations["getInviteLink"];
        put?: never;
        /** Create the invite link */
        post: operations["createInviteLink"];
        /** Delete the invite link */
        delete: operations["deleteInviteLink"];
        options?: never;
        head?: never;
        /** Change the invite link */
        patch: operations["updateInviteLink"];
        trace?: never;
    };
    "/identity/resources/tenants/invites/v2/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the invite link with roles */
        post: operations["createInviteLinkV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/invites/v1/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an invite token
         * @description The client declares plain text (the account name) as the answer. A locked account answers 400 with its own error code.
         */
        post: operations["verifyInviteToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/tenants/invites/v1/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether invite links and their emails are allowed */
        get: operations["getInviteLinkConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Base security settings
         * @description With the vendor's token too, for the public key (PEM) that tokens are checked with.
         */
        get: operations["getSecurityPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings readable before sign-in */
        get: operations["getPublicConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/mfa-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MFA policy of the account */
        get: operations["getMfaPolicy"];
        put?: never;
        /** Create the MFA policy */
        post: operations["createMfaPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change the MFA policy */
        patch: operations["updateMfaPolicy"];
        trace?: never;
    };
    "/identity/resources/configurations/v1/mfa-policy/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MFA policy of the vendor */
        get: operations["getVendorMfaPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/mfa-policy/allow-remember-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a device may be remembered */
        get: operations["getRememberMfaDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/lockout-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lockout policy of the account */
        get: operations["getLockoutPolicy"];
        put?: never;
        /** Create the lockout policy */
        post: operations["createLockoutPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change the lockout policy */
        patch: operations["updateLockoutPolicy"];
        trace?: never;
    };
    "/identity/resources/configurations/v1/lockout-policy/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lockout policy of the vendor */
        get: operations["getVendorLockoutPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/password-history-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Password-history policy of the account */
        get: operations["getPasswordHistoryPolicy"];
        put?: never;
        /** Create the password-history policy */
        post: operations["createPasswordHistoryPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change the password-history policy */
        patch: operations["updatePasswordHistoryPolicy"];
        trace?: never;
    };
    "/identity/resources/configurations/v1/password-history-policy/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Password-history policy of the vendor */
        get: operations["getVendorPasswordHistoryPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/password-rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Password-rotation policy of the account
         * @description A failure reads as an empty object.
         */
        get: operations["getPasswordRotationPolicy"];
        put?: never;
        /**
         * Create or replace the password-rotation policy
         * @description There is no update call.
         */
        post: operations["savePasswordRotationPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/password-rotation/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Password-rotation policy of the vendor
         * @description A failure reads as an empty object.
         */
        get: operations["getVendorPasswordRotationPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Password rules of the account */
        get: operations["getPasswordRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/captcha-policy/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Captcha settings
         * @description A failure reads as no captcha.
         */
        get: operations["getCaptchaPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/auth/strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-in strategies for a signed-in user */
        get: operations["listAuthStrategies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/auth/strategies/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-in strategies before sign-in */
        get: operations["listPublicAuthStrategies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/mfa/strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Second-factor strategies */
        get: operations["listMfaStrategies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/sign-up/strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Identifiers a sign-up may or must have */
        get: operations["listSignUpStrategies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/password-recovery/strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to recover a password */
        get: operations["listPasswordRecoveryStrategies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/user-emails-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether users may change their email */
        get: operations["getEmailPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/restrictions/v1/email-domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Restricted email domains */
        get: operations["listDomainRestrictions"];
        put?: never;
        /** Restrict an email domain */
        post: operations["createDomainRestriction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/restrictions/v1/email-domain/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an email-domain restriction */
        delete: operations["deleteDomainRestriction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/restrictions/v1/email-domain/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Email-domain restriction settings */
        get: operations["getDomainRestrictionConfig"];
        put?: never;
        /** Change email-domain restriction settings */
        post: operations["saveDomainRestrictionConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/restrictions/ip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Restricted IP addresses */
        get: operations["listIpRestrictions"];
        put?: never;
        /** Restrict an IP address */
        post: operations["createIpRestriction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/restrictions/ip/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restrict several IP addresses */
        post: operations["createIpRestrictions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/restrictions/ip/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an IP restriction */
        delete: operations["deleteIpRestriction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/restrictions/ip/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** IP restriction settings */
        get: operations["getIpRestrictionConfig"];
        put?: never;
        /** Change IP restriction settings */
        post: operations["saveIpRestrictionConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/restrictions/ip/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check that the caller would not be shut out */
        post: operations["verifyCurrentIp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/configurations/v1/restrictions/ip/verify/allow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check that the caller is in the allow list */
        post: operations["verifyCurrentIpInAllowList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security-engines/resources/policies/v1/country-restriction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Country restriction settings */
        get: operations["getCountryRestrictionConfig"];
        put?: never;
        /** Change country restriction settings */
        post: operations["saveCountryRestrictionConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security-engines/resources/policies/v1/country-restriction/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Restricted countries */
        get: operations["listCountryRestrictions"];
        put?: never;
        /** Replace the restricted countries */
        post: operations["saveCountryRestrictions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security-center/resources/recommendations/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Score and recommendations */
        get: operations["listSecurityRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security-center/resources/insights/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Insights */
        get: operations["listSecurityInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/saml/configurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The single SAML configuration */
        get: operations["getSamlConfiguration"];
        put?: never;
        /** Create or change the SAML configuration */
        post: operations["saveSamlConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/saml/configurations/vendor-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Service-provider values to give to the identity provider */
        get: operations["getSamlVendorConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/saml/configurations/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Fill the SAML configuration from metadata */
        put: operations["saveSamlMetadata"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/saml/validations/domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Check the SAML domain */
        put: operations["validateSamlDomain"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/saml/configurations/roles/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Default role ids for SAML users */
        get: operations["listSamlDefaultRoles"];
        put?: never;
        /** Set the default roles for SAML users */
        post: operations["saveSamlDefaultRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v2/saml/configurations/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** SAML group mappings */
        get: operations["listSamlGroups"];
        put?: never;
        /** Add a SAML group mapping */
        post: operations["createSamlGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v2/saml/configurations/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a SAML group mapping */
        delete: operations["deleteSamlGroup"];
        options?: never;
        head?: never;
        /** Change a SAML group mapping */
        patch: operations["updateSamlGroup"];
        trace?: never;
    };
    "/team/resources/sso/v1/oidc/configurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** OIDC state */
        get: operations["getOidcConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v2/configurations/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether SSO is in use, before sign-in */
        get: operations["getSsoPublicConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/configurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All SSO configurations */
        get: operations["listSsoConfigurations"];
        put?: never;
        /** Add an SSO configuration */
        post: operations["createSsoConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an SSO configuration */
        delete: operations["deleteSsoConfiguration"];
        options?: never;
        head?: never;
        /** Change an SSO configuration */
        patch: operations["updateSsoConfiguration"];
        trace?: never;
    };
    "/team/resources/sso/v1/configurations/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an SSO configuration from metadata */
        post: operations["createSsoConfigurationFromMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Fill an SSO configuration from metadata */
        put: operations["updateSsoConfigurationFromMetadata"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/configurations/metadata-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an SSO configuration from a metadata address */
        post: operations["createSsoConfigurationFromMetadataUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/metadata-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Fill an SSO configuration from a metadata address */
        put: operations["updateSsoConfigurationFromMetadataUrl"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a domain to an SSO configuration */
        post: operations["createSsoDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a domain */
        delete: operations["deleteSsoDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Check the DNS record of a domain */
        put: operations["validateSsoDomain"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Check the DNS record of a domain, second version */
        put: operations["validateSsoDomainV2"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Default roles of an SSO configuration */
        get: operations["getSsoDefaultRoles"];
        /** Set the default roles of an SSO configuration */
        put: operations["saveSsoDefaultRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Group mappings of an SSO configuration */
        get: operations["listSsoGroups"];
        put?: never;
        /** Add a group mapping */
        post: operations["createSsoGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a group mapping */
        delete: operations["deleteSsoGroup"];
        options?: never;
        head?: never;
        /** Change a group mapping */
        patch: operations["updateSsoGroup"];
        trace?: never;
    };
    "/identity/resources/sso/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Social providers, first version */
        get: operations["listSocialProvidersV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/sso/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Social providers */
        get: operations["listSocialProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/sso/v2/authenticated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Social providers for a signed-in user */
        get: operations["listSocialProvidersAuthenticated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/sso/custom/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Custom social providers */
        get: operations["listCustomSocialProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/roles/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles of the account */
        get: operations["listRoles"];
        put?: never;
        /** Create a role */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/roles/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a role from a base role */
        post: operations["createRoleV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/roles/v1/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a role */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /** Change a role */
        patch: operations["updateRole"];
        trace?: never;
    };
    "/identity/resources/roles/v1/{roleId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the permissions of a role */
        put: operations["setRolePermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/permissions/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All permissions */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/permissions/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Permission headings */
        get: operations["listPermissionCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/permissions/v1/{permissionId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the roles that hold a permission */
        put: operations["setPermissionRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/groups/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Groups of the account */
        get: operations["listGroups"];
        put?: never;
        /** Create a group */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/groups/v1/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One group */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        /** Delete a group */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        /** Change a group */
        patch: operations["updateGroup"];
        trace?: never;
    };
    "/identity/resources/groups/v1/bulkGet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Groups by id
         * @description A read made with POST; the body key is groupsIds.
         */
        post: operations["listGroupsByIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/groups/v1/{groupId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add roles to a group */
        post: operations["addGroupRoles"];
        /** Remove roles from a group */
        delete: operations["removeGroupRoles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/groups/v1/{groupId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add users to a group */
        post: operations["addGroupUsers"];
        /** Remove users from a group */
        delete: operations["removeGroupUsers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/groups/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether groups and their roles are on */
        get: operations["getGroupConfiguration"];
        put?: never;
        /** Turn groups and their roles on or off */
        post: operations["saveGroupConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resources/hierarchy/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sub-accounts with their depth
         * @description Declared as one record by the client types but kept as a list by its state.
         */
        get: operations["listSubTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resources/hierarchy/v1/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sub-accounts as a tree */
        get: operations["getSubTenantTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resources/hierarchy/v1/parents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts above this one */
        get: operations["listParentTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resources/hierarchy/v1/parents/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts above a given one */
        get: operations["listParentTenantsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resources/hierarchy/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search sub-accounts */
        get: operations["searchSubTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resources/hierarchy/v2/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Child counts of accounts */
        get: operations["listHierarchyMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resources/sub-tenants/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a sub-account
         * @description The caller makes up the tenantId.
         */
        post: operations["createSubTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resources/sub-tenants/v1/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a sub-account */
        delete: operations["deleteSubTenant"];
        options?: never;
        head?: never;
        /** Rename a sub-account */
        patch: operations["updateSubTenant"];
        trace?: never;
    };
    "/tenants/resources/sub-tenants/v1/{tenantId}/management": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let a sub-account manage its own sub-accounts */
        put: operations["updateSubTenantManagement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set who may enter a sub-account from above */
        put: operations["updateSubTenantHierarchySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/sub-tenants/users/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users of the account and its sub-accounts */
        get: operations["listSubTenantUsers"];
        put?: never;
        /** Add a user to several sub-accounts */
        post: operations["addUserToSubTenants"];
        /** Remove a user from several sub-accounts */
        delete: operations["removeUserFromSubTenants"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/sub-tenants/users/v1/{userId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add roles of a user in sub-accounts */
        post: operations["addSubTenantUserRoles"];
        /** Remove roles of a user in sub-accounts */
        delete: operations["removeSubTenantUserRoles"];
        options?: never;
        head?: never;
        /** Replace roles of a user in sub-accounts */
        patch: operations["setSubTenantUserRoles"];
        trace?: never;
    };
    "/identity/resources/sub-tenants/users/v1/{userId}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Allow or deny a user access to sub-accounts */
        put: operations["setSubAccountAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/sub-tenants/users/v2/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add several users to one sub-account
         * @description The path ends with a slash.
         */
        post: operations["addUsersToSubTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resources/account-settings/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the account */
        get: operations["getAccountSettings"];
        /** Change the settings of the account */
        put: operations["updateAccountSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resources/account-settings/v1/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses of the account, before sign-in
         * @description The account is found from the scoped-tenant header, else from the login-alias header. An alias that no account has is refused with 404.
         */
        get: operations["getPublicAccountSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/applications/v1/{userId}/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Application ids of one user */
        get: operations["listUserApplicationIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/applications/v1/users-apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Application ids of several users */
        get: operations["listUsersApplicationIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/applications/v1/apps-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** User ids of several applications */
        get: operations["listApplicationsUserIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/applications/v1/apps-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user applications
         * @description Mind the path: apps-user to assign, user-apps to take away.
         */
        post: operations["assignApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/applications/v1/user-apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take applications from a user */
        delete: operations["unassignApplications"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/resources/applications/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Application records */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/resources/applications/tenant-assignments/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications of the account */
        get: operations["listTenantApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/resources/applications/tenant-assignments/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications of the account with their access kind */
        get: operations["listTenantApplicationAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audit log rows
         * @description Column filters are sent as further query parameters named after the column. The value of a Timestamp column is an interval (ISO 8601) whose end is not included; `..` leaves an end open.
         */
        get: operations["listAudits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audits/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Audit counters */
        get: operations["getAuditStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audits/export/{endpoint}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the audit log
         * @description The list settings go in the query, the columns in the body; the answer is a file saved under outputFileName.
         */
        post: operations["exportAudits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Configuration of an entity
         * @description For adminBox, rows[0].configuration is an AdminBoxConfiguration. When its metadataOverrides.url is set, that address is fetched without credentials and merged over it. The account is found from the scoped-tenant header, else from the login-alias header; without one, or with one that no account has, it is the configuration of all.
         */
        get: operations["getMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metadata/admin-box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own look of the account */
        get: operations["getAccountMetadata"];
        put?: never;
        /** Change the own look of the account */
        post: operations["updateAccountMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metadata/ip/{ip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Place of an IP address */
        get: operations["getIpMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metadata/ipme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Place of the caller */
        get: operations["getMyIpMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/resources/reports/v2/tenant-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports of the account
         * @description filters and sort are objects sent as JSON text.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/resources/reports/v2/{id}/tenant-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One report */
        get: operations["getReport"];
        put?: never;
        /**
         * Schedule a report
         * @description Same path as reading one report, with the template id in place of the report id.
         */
        post: operations["scheduleReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/engine/resources/triggers/v1/preview-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Render a report */
        get: operations["previewReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/engine/resources/triggers/v1/tenant-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a report by email */
        post: operations["sendReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/resources/configurations/v1/slack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Slack subscriptions */
        get: operations["getSlackConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/resources/configurations/v1/slack/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Slack application used to connect */
        get: operations["getSlackApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/resources/configurations/v1/slack/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Slack channels */
        get: operations["listSlackChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/resources/configurations/v1/slack/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a Slack subscription */
        post: operations["createSlackSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/resources/configurations/v1/slack/subscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a Slack subscription
         * @description Singular path, unlike creation and deletion.
         */
        patch: operations["updateSlackSubscription"];
        trace?: never;
    };
    "/integrations/resources/configurations/v1/slack/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a Slack subscription */
        delete: operations["deleteSlackSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/resources/configurations/v1/slack/applications/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand over the code Slack gave back */
        post: operations["registerSlackApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/resources/configurations/v1/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events told by email */
        get: operations["listEmailConfigurations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/resources/configurations/v1/emails/{eventKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell an event by email */
        post: operations["createEmailConfiguration"];
        /** Stop telling an event by email */
        delete: operations["deleteEmailConfiguration"];
        options?: never;
        head?: never;
        /** Turn an event on or off for email */
        patch: operations["updateEmailConfiguration"];
        trace?: never;
    };
    "/integrations/resources/configurations/v1/emails/{eventKey}/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change who is told by email */
        put: operations["updateEmailSubscription"];
        post?: never;
        /** Remove a set of email recipients */
        delete: operations["deleteEmailSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/resources/configurations/v2/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events told by SMS */
        get: operations["listSmsConfigurations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/resources/configurations/v2/sms/{eventKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell an event by SMS */
        post: operations["createSmsConfiguration"];
        /** Stop telling an event by SMS */
        delete: operations["deleteSmsConfiguration"];
        options?: never;
        head?: never;
        /** Turn an event on or off for SMS */
        patch: operations["updateSmsConfiguration"];
        trace?: never;
    };
    "/integrations/resources/configurations/v2/sms/{eventKey}/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change who is told by SMS */
        put: operations["updateSmsSubscription"];
        post?: never;
        /** Remove a set of SMS recipients */
        delete: operations["deleteSmsSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Webhooks */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a webhook */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a webhook */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Change a webhook */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhook/logs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries of a webhook
         * @description The path ends with a slash.
         */
        get: operations["listWebhookLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test delivery
         * @description Success is told by statusCode 200 or 201 in the answer body, not by the status of this call.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/logs/{id}/retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Success is told by statusCode 202 in the answer body.
         */
        post: operations["retryWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/resources/configurations/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events by category */
        get: operations["listEventCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/resources/configurations/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events a channel can carry */
        get: operations["listChannelMaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications
         * @description The client sends one query parameter named params holding JSON text.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a notification */
        put: operations["updateNotificationStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/{pinStatus}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pin or unpin a notification */
        put: operations["updateNotificationPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/status/mark-all-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark every notification as read */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/subscriptions/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All subscriptions */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/subscriptions/v1/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One subscription */
        get: operations["getSubscription"];
        /** Change plan or payment method of a subscription */
        put: operations["updateSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/cancellations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a subscription
         * @description Empty JSON object as body; the path ends with a slash.
         */
        put: operations["cancelSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/renewals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take back the cancellation of a subscription
         * @description Empty JSON object as body; the path ends with a slash.
         */
        put: operations["renewSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/subscriptions/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All managed subscriptions */
        get: operations["listManagedSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/subscriptions/v1/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One managed subscription */
        get: operations["getManagedSubscription"];
        /** Change plan or payment method of a managed subscription */
        put: operations["updateManagedSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/subscriptions/v1/{subscriptionId}/cancellations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a managed subscription
         * @description Empty JSON object as body; the path ends with a slash.
         */
        put: operations["cancelManagedSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/subscriptions/v1/{subscriptionId}/renewals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take back the cancellation of a managed subscription
         * @description Empty JSON object as body; the path ends with a slash.
         */
        put: operations["renewManagedSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/plans/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Plans on offer */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/plans/v1/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One plan
         * @description Declared as a list by the client types.
         */
        get: operations["getPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/invoices/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/invoices/v1/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One invoice */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/invoices/v1/{invoiceId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an invoice */
        get: operations["downloadInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/payment-methods/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment methods */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/payment-methods/v1/{paymentMethodId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment method */
        get: operations["getPaymentMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/payment-methods/v1/{paymentMethodId}/billing-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change billing details */
        patch: operations["updateBillingDetails"];
        trace?: never;
    };
    "/subscriptions/resources/billing/summaries/v1/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Billing summary of an account */
        get: operations["getBillingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/tenant-configurations/v1/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Billing set-up of an account */
        get: operations["getBillingTenantConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/tenant-configurations/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the billing set-up of an account */
        post: operations["createBillingTenantConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/configurations/vendor-public-configurations/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the vendor lets accounts do with plans */
        get: operations["listVendorBillingConfigurations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/payment-providers/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment providers
         * @description The portal needs one of type Stripe with status "1".
         */
        get: operations["listPaymentProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/payment-providers/stripe/customers/v1/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Card-provider customer of an account */
        get: operations["getCardCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/payment-providers/stripe/customers/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the card-provider customer */
        post: operations["createCardCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a subscription at the card provider */
        post: operations["createCardSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/payment-providers/stripe/public-configurations/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Publishable key of the card provider */
        get: operations["getCardPublicConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start saving a card */
        post: operations["createSetupIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entitlements/api/v2/user-entitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Features, plans and permissions of the user
         * @description Called with the prefix in the browser; the server-side helper calls it without. A failure is ignored.
         */
        get: operations["getUserEntitlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Feature flags of the portal
         * @description Loaded before sign-in. Errors under 500 are ignored.
         */
        get: operations["listFeatureFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/resources/v1/configurations/scim2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** SCIM connections */
        get: operations["listScimConnections"];
        put?: never;
        /** Add a SCIM connection */
        post: operations["createScimConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory/resources/v1/configurations/scim2/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a SCIM connection */
        delete: operations["deleteScimConnection"];
        options?: never;
        head?: never;
        /** Change a SCIM connection */
        patch: operations["updateScimConnection"];
        trace?: never;
    };
    "/directory/resources/scim/temp/{id}/Users/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users a SCIM connection brought in */
        get: operations["countScimUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Name and logo of the vendor */
        get: operations["getVendorPublicInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendors/base-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where hosted sign-in is
         * @description For servers of the application, by the vendor's token.
         */
        get: operations["getVendorBaseUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/approval-flows/v1/approver-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or refuse a request */
        post: operations["submitApprovalAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/resources/approval-flows/v1/execution-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is to be approved */
        get: operations["getApprovalExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/velo/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Agents on offer */
        get: operations["listAgentConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/velo/v1/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations */
        get: operations["listAgentConversations"];
        put?: never;
        /**
         * Start a conversation
         * @description Streams the answer unless stream is false.
         */
        post: operations["createAgentConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/velo/v1/conversation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One conversation */
        get: operations["getAgentConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/velo/v1/conversation/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Streams the answer unless stream is false.
         */
        post: operations["sendAgentMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/velo/v1/conversation/{id}/response/{callId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand back the result of a call the agent asked for */
        post: operations["sendAgentCallResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/velo/v1/conversation/{id}/resource/{resourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A resource of a conversation */
        get: operations["getAgentResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PasswordLoginRequest: {
            email?: string;
            username?: string;
            password: string;
            recaptchaToken?: string;
            invitationToken?: string;
        };
        /** @description Body of a failed call. The client shows `errors` joined by a comma and a space; `errorCode` and `context` travel with the error. `message` and `statusCode` are not read by the client. */
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
        WebAuthnDeviceType: "Platform" | "CrossPlatform";
        /** @description Second factors a user has enrolled, by kind. */
        MfaDevices: {
            webauthn: {
                id: string;
                deviceType: components["schemas"]["WebAuthnDeviceType"];
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
            op: components["schemas"]["ConditionOperation"];
            /** @description One of {list}, {string}, {number}, {start,end}, {date}, {boolean} depending on the operation. */
            value: {
                [key: string]: unknown;
            };
        };
        ConditionGroup: {
            /** @enum {string} */
            conditionLogic: "and" | "or";
            conditions: (components["schemas"]["Condition"] | components["schemas"]["ConditionGroup"])[];
        };
        TargetingRule: {
            /** @enum {string} */
            conditionLogic: "and" | "or";
            conditions: (components["schemas"]["Condition"] | components["schemas"]["ConditionGroup"])[];
            treatment: components["schemas"]["Treatment"];
        };
        EntitlementFeatureFlag: {
            on: boolean;
            offTreatment: components["schemas"]["Treatment"];
            defaultTreatment: components["schemas"]["Treatment"];
            rules?: components["schemas"]["TargetingRule"][];
        };
        EntitlementPlan: {
            defaultTreatment: components["schemas"]["Treatment"];
            rules?: components["schemas"]["TargetingRule"][];
        };
        /** @description Everything needed to judge a feature or permission in the browser. */
        EntitlementsContext: {
            features: {
                [key: string]: {
                    planIds: string[];
                    /** @description Epoch milliseconds; -1 means it never expires; null means not granted by a bundle. */
                    expireTime: number | null;
                    linkedPermissions: string[];
                    featureFlag?: components["schemas"]["EntitlementFeatureFlag"];
                };
            };
            plans: {
                [key: string]: components["schemas"]["EntitlementPlan"];
            };
            /** @description Permission keys or patterns with * as wildcard. */
            permissions: {
                [key: string]: true;
            };
        };
        /** @description Answer of every call that ends a sign-in. With mfaRequired and mfaToken there is no usable session yet. The client then merges the decoded access-token claims and the profile call into its user. */
        LoginResponse: {
            mfaRequired?: boolean;
            /** @description Signed token; absent when MFA or a password change is needed first. */
            accessToken?: string;
            refreshToken?: string;
            /** @description Older text form of the expiry. */
            expires?: string;
            /** @description Expiry in epoch seconds; a token claim. */
            exp?: number;
            /** @description Seconds left; worked out from exp when absent. */
            expiresIn?: number;
            mfaToken?: string;
            mfaEnrolled?: boolean;
            mfaDevices?: components["schemas"]["MfaDevices"];
            mfaStrategies?: components["schemas"]["MfaStrategy"][];
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
            entitlements?: components["schemas"]["EntitlementsContext"];
        } & {
            [key: string]: unknown;
        };
        MfaLoginRequest: {
            mfaToken: string;
            /** @description Six-digit code. */
            value: string;
            rememberDevice?: boolean;
            invitationToken?: string;
        };
        MfaRecoverRequest: {
            email: string;
            recoveryCode: string;
        };
        /** @description Empty unless tabs keep their own tenant. */
        RefreshRequest: {
            tenantId?: string | null;
        };
        PreLoginRequest: {
            email?: string;
            username?: string;
            tenantId?: string;
        };
        PreLoginResponse: {
            /** @description Where to send the browser; absent when no SSO applies. */
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
            /** @description JSON text. */
            metadata?: string;
            invitationToken?: string;
        };
        /** @description Only identifies the user and says whether an account was made; the session itself is picked up by a refresh. */
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
        /** @description Exactly one identifier is sent. */
        PasswordlessPreLoginRequest: {
            email?: string;
            username?: string;
            userId?: string;
            phoneNumber?: string;
            recaptchaToken?: string;
            invitationToken?: string;
        };
        PasswordlessPreLoginResponse: {
            /** @description Masked number, for the SMS kinds. */
            phoneNumber?: string;
        } & {
            [key: string]: unknown;
        };
        PasswordlessPostLoginRequest: {
            /** @description The code typed by the user or the token from the link. */
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
        /** @description What the browser needs to ask an existing device for a signature. Binary values are base64url text. */
        WebAuthnRequestOptions: {
            challenge: string;
            allowCredentials?: components["schemas"]["WebAuthnCredentialDescriptor"][];
            timeout?: number;
            rpId?: string;
            /** @enum {string} */
            userVerification?: "required" | "preferred" | "discouraged";
        };
        /** @description Signature made by an existing device. */
        WebAuthnAssertion: {
            id: string;
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                userHandle?: string;
            };
        };
        WebAuthnLoginRequest: components["schemas"]["WebAuthnAssertion"] & {
            recaptchaToken?: string;
            invitationToken?: string;
        };
        StepUpRequest: {
            /** @description Seconds. */
            maxAge?: number;
        };
        StepUpChallenge: {
            mfaToken: string;
            mfaEnrolled: boolean;
            mfaDevices: components["schemas"]["MfaDevices"];
            mfaStrategies?: components["schemas"]["MfaStrategy"][];
        };
        MfaTokenRequest: {
            mfaToken: string;
        };
        QrCodeResponse: {
            /** @description Image data URL or otpauth text. */
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
        /** @description What the browser needs to make a new credential. Binary values are base64url text. */
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
            excludeCredentials?: components["schemas"]["WebAuthnCredentialDescriptor"][];
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
            options: components["schemas"]["WebAuthnCreationOptions"];
        };
        /** @description Proof of a newly made credential. */
        WebAuthnAttestation: {
            id: string;
            response: {
                clientDataJSON: string;
                attestationObject: string;
            };
            deviceType?: components["schemas"]["WebAuthnDeviceType"];
        };
        MfaWebAuthnEnrollVerifyRequest: {
            mfaToken: string;
            deviceType: components["schemas"]["WebAuthnDeviceType"];
            webauthnToken: string;
            options: components["schemas"]["WebAuthnAttestation"];
            rememberDevice?: boolean;
        };
        MfaWebAuthnChallengeResponse: {
            webauthnToken: string;
            options: components["schemas"]["WebAuthnRequestOptions"];
        };
        MfaWebAuthnVerifyRequest: {
            mfaToken: string;
            webauthnToken: string;
            options: components["schemas"]["WebAuthnAssertion"];
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
            /** @description The application origin followed by /oauth/callback. */
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
        /** @description The client uses id_token, not access_token, as its bearer token. */
        OAuthTokenResponse: {
            access_token: string;
            /** @constant */
            token_type?: "Bearer";
            id_token: string;
            refresh_token: string;
            /** @description Seconds; 300 is assumed when absent. */
            expires_in?: number;
        };
        /** @description Of OAuth 2.0 and an ErrorBody in one. */
        OAuthErrorBody: {
            /** @enum {string} */
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope";
            error_description: string;
            errors: string[];
            errorCode: string;
        };
        /** @description Only the first key is used. */
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
        /** @description OpenID Connect Discovery 1.0, section 3, and RFC 8414, section 2. */
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
            /** @description Seconds. */
            expiresIn: number;
        };
        /** @description Email, phone and username are sent only when not empty. */
        SignUpRequest: {
            email?: string;
            phoneNumber?: string;
            username?: string;
            companyName: string;
            name?: string;
            password?: string;
            recaptchaToken?: string;
            /** @description JSON text. */
            metadata?: string;
            roleIds?: string[];
            invitationToken?: string;
        };
        /** @description authResponse comes only when no activation is needed. */
        SignUpResponse: {
            shouldActivate: boolean;
            userId?: string;
            tenantId?: string;
            authResponse?: components["schemas"]["LoginResponse"];
            /** @description Activates the account by itself. */
            activationToken?: string;
            /** @description In place of activationToken where a mail holds the code that belongs to it. */
            otcToken?: string;
        };
        ActivateRequest: {
            userId: string;
            token: string;
            password?: string;
            recaptchaToken?: string;
            lastTermsCheck?: string;
        };
        ActivateCodeRequest: components["schemas"]["ActivateRequest"] & {
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
            /** @description Present password. */
            password: string;
            newPassword: string;
        };
        /** @description Strength rules a new password must meet. */
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
            deviceType: components["schemas"]["WebAuthnDeviceType"];
            webauthnToken: string;
            options: components["schemas"]["WebAuthnAttestation"];
        };
        SelfMfaWebAuthnDisableVerify: {
            webauthnToken?: string;
            options?: components["schemas"]["WebAuthnAssertion"];
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
        /** @description A role. A role without tenantId comes from the vendor; one with tenantId is custom. */
        Role: {
            id: string;
            key: string;
            isDefault: boolean;
            name: string;
            description?: string | null;
            /** @description Permission ids. */
            permissions: string[];
            tenantId?: string | null;
            vendorId: string;
            level?: number;
            firstUserRole?: boolean;
            /** @description The number of users who hold the role in the account. Absent if the provider does not count them. */
            userCount?: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description Roles of a user in one tenant. */
        UserTenantRoles: {
            tenantId: string;
            roles: components["schemas"]["Role"][];
        };
        /**
         * @description Who owns the record: the product itself or directory provisioning.
         * @enum {string}
         */
        ManagedBy: "frontegg" | "scim2";
        /** @description User fields shared by the list and profile calls. */
        UserBase: {
            id: string;
            sub: string;
            email: string;
            name: string;
            /** @description Superseded by profilePictureUrl. */
            profileImage?: string;
            profilePictureUrl?: string | null;
            verified: boolean;
            mfaEnrolled: boolean;
            mfaBypass?: boolean;
            phoneNumber?: string | null;
            /** @description Optional: providers may lack it. */
            username?: string | null;
            /** @description Sign-up source: local, saml, google, github, facebook, microsoft, scim2, slack, apple, linkedin or a custom one. */
            provider?: string;
            tenantId: string;
            tenantIds: string[];
            activatedForTenant?: boolean;
            isLocked?: boolean;
            /** @description An administrator may lock and unlock this user. Optional: providers may lack it. */
            isLockable?: boolean;
            isDisabled?: boolean;
            tenants: components["schemas"]["UserTenantRoles"][];
            managedBy?: components["schemas"]["ManagedBy"];
            invisible?: boolean;
            superUser?: boolean;
            /** @description JSON text. */
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
        /** @description A permission as held by a role or a user. */
        Permission: {
            id: string;
            key: string;
            name: string;
            description?: string;
            categoryId: string;
            fePermission: boolean;
            roleIds?: string[];
            assignmentType?: components["schemas"]["PermissionAssignmentType"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A group as it appears on a user. */
        GroupRoles: {
            id: string;
            name?: string;
            roles?: components["schemas"]["Role"][];
        };
        /** @description A user with roles and permissions; also the profile of the signed-in user. */
        User: components["schemas"]["UserBase"] & {
            roles: components["schemas"]["Role"][];
            /** @description Superseded by roles. */
            rolesIds?: string[];
            permissions: components["schemas"]["Permission"][];
            groups?: components["schemas"]["GroupRoles"][];
            entitlements?: components["schemas"]["EntitlementsContext"];
        };
        /** @description The client sends the present profile with the changed fields laid over it. */
        UpdateProfileRequest: {
            name?: string;
            phoneNumber?: string;
            profilePictureUrl?: string | null;
            /** @description JSON text. */
            metadata?: string;
            provider?: string;
            managedBy?: components["schemas"]["ManagedBy"];
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
        /** @description An account. Fields from tenantType on come only with the second form of the tenant record. */
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
        /** @description Accounts the signed-in user belongs to and the one in use. */
        CurrentUserTenants: {
            tenants: components["schemas"]["Tenant"][];
            activeTenant: components["schemas"]["Tenant"];
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
            roles: components["schemas"]["Role"][];
            permissions: components["schemas"]["Permission"][];
        };
        /** @enum {string} */
        SortOrder: "ASC" | "DESC";
        /** @description Counters of a paged list. */
        PageMetadata: {
            totalPages: number;
            totalItems: number;
        };
        /** @description Ready-made query strings for neighbouring pages. */
        PageLinks: {
            next: string;
            prev: string;
            first: string;
            last: string;
        };
        UserPage: {
            _metadata: components["schemas"]["PageMetadata"];
            _links?: components["schemas"]["PageLinks"];
            items: components["schemas"]["User"][];
        };
        /** @description provider is always local. Resending an invitation uses the same call with just the email and provider. */
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
            roles: components["schemas"]["Role"][];
            activatedForTenant: boolean;
            createdAt: string;
            customData?: unknown;
            lastLogin?: string;
            mfaEnabled?: boolean;
            tenants?: unknown;
            verified?: boolean;
            managedBy?: components["schemas"]["ManagedBy"];
            /** Format: date-time */
            temporaryExpirationDate?: string | null;
            isDisabled?: boolean;
        };
        /** @description A row of the third version of the user list: no roles or permissions, which are fetched separately by id. */
        UserListItem: components["schemas"]["UserBase"];
        UserListPage: {
            _metadata: components["schemas"]["PageMetadata"];
            _links?: components["schemas"]["PageLinks"];
            items: components["schemas"]["UserListItem"][];
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
            _metadata: components["schemas"]["PageMetadata"];
            _links?: components["schemas"]["PageLinks"];
            items: components["schemas"]["PhoneNumber"][];
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
            _metadata: components["schemas"]["PageMetadata"];
            _links?: components["schemas"]["PageLinks"];
            items: components["schemas"]["UserPhoneNumber"][];
        };
        UserEmail: {
            userId: string;
            email: string;
        };
        UserEmailPage: {
            _metadata: components["schemas"]["PageMetadata"];
            _links?: components["schemas"]["PageLinks"];
            items: components["schemas"]["UserEmail"][];
        };
        UserUsername: {
            userId: string;
            username: string;
            vendorId?: string;
        };
        UsernamePage: {
            _metadata: components["schemas"]["PageMetadata"];
            _links?: components["schemas"]["PageLinks"];
            items: components["schemas"]["UserUsername"][];
        };
        UsernameRequest: {
            username: string;
        };
        WebAuthnDevices: {
            devices: {
                id: string;
                deviceType: components["schemas"]["WebAuthnDeviceType"];
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
        /** @description Session limits of the account. */
        SessionPolicy: {
            /** @description Forced re-login. */
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
            id: string;
            description?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Only in the answer to the creating call. */
            secret?: string;
            /** Format: date-time */
            expires?: string | null;
            /** @description Account tokens only. */
            roleIds?: string[];
        };
        AccessTokenList: {
            accessTokens: components["schemas"]["AccessToken"][];
        };
        CreateUserTokenRequest: {
            description: string;
            expiresInMinutes: number | null;
        };
        CreateTenantTokenRequest: {
            description: string;
            roleIds: string[];
            expiresInMinutes: number | null;
        };
        UserApiToken: {
            clientId?: string;
            description: string;
            metadata?: unknown;
            /** @description Only in the answer to the creating call. */
            secret?: string;
            /** Format: date-time */
            expires?: string | null;
            /** Format: date-time */
            createdAt?: string;
        };
        TenantApiToken: {
            clientId?: string;
            description: string;
            tenantId?: string;
            createdByUserId?: string;
            metadata?: unknown;
            /** @description Only in the answer to the creating call. */
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
            items: components["schemas"]["TeamUser"][];
            totalItems?: number;
        };
        UpdateTeamUserRequest: {
            id: string;
            name?: string;
            email?: string;
            phone?: string;
            /** @description An emptied list is sent as a single empty text. */
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
            enforceMFAType?: components["schemas"]["EnforceMfaType"];
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
            authStrategy: components["schemas"]["MainAuthStrategy"];
            /** @enum {string} */
            machineToMachineAuthStrategy: "ClientCredentials" | "AccessToken";
        };
        MfaPolicy: {
            id: string;
            enforceMFAType: components["schemas"]["EnforceMfaType"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SaveMfaPolicy: {
            id?: string;
            enforceMFAType: components["schemas"]["EnforceMfaType"];
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
                strategy: components["schemas"]["MainAuthStrategy"];
            }[];
            secondaryAuthStrategies: {
                strategy: components["schemas"]["SecondaryAuthStrategy"];
                isActive: boolean;
            }[];
        };
        MfaStrategies: {
            strategies: {
                strategy: components["schemas"]["MfaStrategy"];
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
            type: components["schemas"]["RestrictionType"];
        };
        DomainRestrictionList: {
            items: components["schemas"]["DomainRestriction"][];
        };
        CreateDomainRestriction: {
            domain: string;
            type: components["schemas"]["RestrictionType"];
        };
        DomainRestrictionConfig: {
            active: boolean;
            listType: components["schemas"]["RestrictionType"];
            blockPublicDomains: boolean;
        };
        /** @description Sent with `type`, read back as `listType`. */
        UpdateDomainRestrictionConfig: {
            active: boolean;
            blockPublicDomains?: boolean;
            type?: components["schemas"]["RestrictionType"];
        };
        IpRestriction: {
            id: string;
            ip: string;
            strategy: components["schemas"]["RestrictionType"];
            isActive: boolean;
            description?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        IpRestrictionPage: {
            _metadata: components["schemas"]["PageMetadata"];
            _links?: components["schemas"]["PageLinks"];
            items: components["schemas"]["IpRestriction"][];
        };
        CreateIpRestriction: {
            ip: string;
            strategy?: components["schemas"]["RestrictionType"];
            isActive?: boolean;
            description?: string;
        };
        BulkCreateIpRestrictions: {
            ips: components["schemas"]["CreateIpRestriction"][];
        };
        IpRestrictionConfig: {
            isActive: boolean;
            strategy?: components["schemas"]["RestrictionType"];
        };
        ValidResponse: {
            valid: boolean;
        };
        CountryRestrictionConfig: {
            id?: string;
            enabled: boolean;
            action: components["schemas"]["RestrictionType"];
            failStrategy: components["schemas"]["RestrictionType"];
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
        RecommendationCode: "FORCE_MFA" | "BREACHED_PASSWORDS_EXIST" | "ENABLE_USER_LOCKOUT" | "STRENGTHEN_USER_LOCKOUT" | "ENABLE_PASSWORD_HISTORY" | "STRENGTHEN_PASSWORD_HISTORY" | "ENABLE_FORCE_RELOGIN" | "SET_FORCE_RELOGIN" | "ENABLE_SESSION_CONCURRENCY" | "SET_SESSION_CONCURRENCY" | "ENABLE_IDLE_SESSION" | "SET_IDLE_SESSION" | "ENABLE_IP_RESTRICTIONS" | "CHANGE_IP_TO_ALLOWLIST" | "ENABLE_DOMAIN_RESTRICTIONS" | "CHANGE_DOMAIN_TO_ALLOWLIST" | "ENABLE_COUNTRY_RESTRICTIONS" | "CONFIGURE_SSO";
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
        };
        SecurityRecommendation: {
            code: components["schemas"]["RecommendationCode"];
            /** @enum {string} */
            severity: "SEVERE" | "WARNING" | "INFO";
            category: components["schemas"]["SecurityCategory"];
            metadata?: components["schemas"]["SecurityFindingMetadata"];
        };
        RecommendationsResponse: {
            scoring: {
                score: number;
            };
            recommendations: {
                items: components["schemas"]["SecurityRecommendation"][];
            };
        };
        /** @enum {string} */
        InsightCode: "MFA_FORCED" | "PARTIALLY_FORCED_MFA" | "PARTIAL_MFA_USAGE" | "FULL_MFA_USAGE" | "BREACHED_PASSWORD_USERS_EXIST" | "IMPROVE_LOCKOUT_POLICY" | "IMPROVE_PASSWORD_HISTORY_POLICY" | "NO_SESSION_SETTINGS" | "PARTIAL_SESSION_SETTINGS" | "FULL_SESSION_SETTINGS" | "NO_IP_RESTRICTIONS" | "IP_ALLOWLIST" | "IP_DENYLIST" | "NO_DOMAIN_RESTRICTIONS" | "DOMAIN_ALLOWLIST" | "DOMAIN_DENYLIST" | "FULL_PASSWORD_SETTINGS";
        SecurityInsight: {
            code: components["schemas"]["InsightCode"];
            category: components["schemas"]["SecurityCategory"];
            metadata?: components["schemas"]["SecurityFindingMetadata"];
        };
        InsightsResponse: {
            insights: {
                items: components["schemas"]["SecurityInsight"][];
            };
        };
        /** @description The single SSO configuration of the older interface. */
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
            /** @description saml or oidc. */
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
            /** @description Identity-provider metadata as XML text. */
            metadata: string;
        };
        RoleIdsRequest: {
            roleIds: string[];
        };
        /** @description Maps a group name from the identity provider to roles. */
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
        SsoDomain: {
            id: string;
            domain: string;
            validated: boolean;
            txtRecord: string;
        };
        /** @description One of several SSO configurations of the newer interface. */
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
            domains: components["schemas"]["SsoDomain"][];
            roleIds: string[];
            groups: components["schemas"]["SsoGroup"][];
            skipEmailDomainValidation: boolean;
        };
        UpdateSsoConfiguration: {
            enabled?: boolean;
            generatedVerification?: string;
            ssoEndpoint?: string;
            publicCertificate?: string;
            signRequest?: boolean;
            acsUrl?: string;
            type?: string;
            spEntityId?: string;
            oidcClientId?: string;
            oidcSecret?: string;
            roleIds?: string[];
            groups?: components["schemas"]["SsoGroup"][];
            skipEmailDomainValidation?: boolean;
        };
        MetadataUrlRequest: {
            url: string;
            configMetadata?: {
                [key: string]: string;
            };
        };
        CreateSsoDomain: {
            domain: string;
        };
        RoleIdsResponse: {
            roleIds: string[];
        };
        SocialLoginConfigV1: {
            type: components["schemas"]["SocialProvider"];
            clientId: string;
            redirectUrl: string;
            active: boolean;
        };
        SocialLoginConfigV2: {
            type: components["schemas"]["SocialProvider"];
            clientId?: string | null;
            redirectUrl: string;
            backendRedirectUrl?: string;
            active: boolean;
            /** @description Relative address: the client puts base URL and prefix in front of it. */
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
        /** @description A heading permissions are listed under. */
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
        /** @description roles and users are filled only when the relations query asks for them. */
        Group: {
            id: string;
            name: string;
            color?: string;
            description?: string;
            /** @description JSON text. */
            metadata?: string;
            roles?: components["schemas"]["Role"][];
            users?: components["schemas"]["GroupUser"][];
            managedBy: components["schemas"]["ManagedBy"];
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
            managedBy: components["schemas"]["ManagedBy"];
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
            children: components["schemas"]["SubTenantNode"][];
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
            /** Format: date-time */
            createdAt: string;
            metadata: {
                isParent?: boolean;
            } & {
                [key: string]: unknown;
            };
            isReseller?: boolean;
            subAccountAccessType?: components["schemas"]["SubAccountAccessType"];
        };
        SubTenantPage: {
            _metadata: components["schemas"]["PageMetadata"];
            _links?: components["schemas"]["PageLinks"];
            items: components["schemas"]["SubTenant"][];
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
            subAccountAccessType?: components["schemas"]["SubAccountAccessType"];
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
                roles: components["schemas"]["Role"][];
                permissions: components["schemas"]["Permission"][];
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
            items: components["schemas"]["SubTenantUser"][];
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
            /** @description The website of the company. Providers may keep none. */
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
            accessType: components["schemas"]["ApplicationAccessType"];
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
                accessType: components["schemas"]["ApplicationAccessType"];
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
            /** @description Info, High and the like. */
            severity: string;
            userAgent?: string;
            vendorId: string;
            tenantId: string;
            createdAt: string;
            updatedAt?: string;
            /** @description The user who acted. Optional. */
            actorId?: string;
            /** @description The kind of the thing that changed: user, group, role and the like. Optional. */
            objectType?: string;
            /** @description The id of the thing that changed. Optional. */
            objectId?: string;
        } & {
            [key: string]: unknown;
        };
        AuditPage: {
            data: components["schemas"]["AuditRow"][];
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
            /** @description Timestamp, Email, AlphaNumeric, IpAddress, Severity, Json and the like. */
            type: string;
            sortable: boolean;
            filterable: boolean;
            showInTable?: boolean;
            /** @description Declared as text by the client types; a flag or mode. */
            showInMoreInfo?: unknown;
            isPredefined?: boolean;
        };
        AuditExportRequest: {
            properties: components["schemas"]["AuditColumn"][];
        };
        MetadataRow: {
            id: string;
            vendorId?: string;
            /** @enum {string} */
            entityName: "adminBox" | "saml" | "notifications" | "audits";
            /** @description For adminBox the portal configuration; for saml {acsUrl, spEntityId}. */
            configuration?: unknown;
            /** @description For audits, the column list. */
            properties?: unknown[];
            /** @description {id, name, styles} */
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
            rows: components["schemas"]["MetadataRow"][];
        };
        PageVisibility: {
            /** @enum {string} */
            visibility: "hidden" | "always" | "byPermissions";
            featureFlag?: string;
            permissions?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description Portal appearance and navigation. Read from rows[0].configuration; navigation keys are the portal sections. */
        AdminBoxConfiguration: {
            theme?: {
                [key: string]: unknown;
            };
            /** @description loginBox, adminPortal and name keys. */
            themeV2?: {
                [key: string]: unknown;
            };
            navigation?: {
                [key: string]: components["schemas"]["PageVisibility"];
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
                /** @description Keys from the root to the changed value, joined with a slash. */
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
        Report: {
            id: string;
            name: string;
            description: string;
            schedule?: components["schemas"]["ReportSchedule"];
            status: string;
            updatedAt: string;
            createdAt: string;
            htmlTemplate: string;
            customerListApiUrl: string;
            type: components["schemas"]["ReportOutput"];
            dataFilters?: {
                /** @description text, number, boolean, select, multi-select, date or relative-date */
                type: string;
                config: {
                    [key: string]: unknown;
                };
            }[];
        };
        ScheduleReportRequest: {
            schedule: components["schemas"]["ReportSchedule"];
            status: string;
            /** @description Base64 of the filter object as JSON. */
            dataFilters: string;
            type: components["schemas"]["ReportOutput"];
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
            slackEvents: components["schemas"]["SlackEvent"][];
        };
        SlackConfiguration: {
            id: string;
            slackSubscriptions: components["schemas"]["SlackSubscription"][];
        };
        SlackApplication: {
            clientId: string;
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
        /** @description One event and who is told of it by email or SMS. */
        MessageConfiguration: {
            eventKey: string;
            enabled: boolean;
            subscriptions: components["schemas"]["MessageSubscription"][];
        };
        CreateMessageConfiguration: {
            enabled: boolean;
            subscriptions: components["schemas"]["MessageSubscription"][];
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
            /** @description Code the receiver answered with; the client compares it to numbers. */
            statusCode: number | string;
            body?: string;
            createdAt?: string;
            tenantId?: string;
            vendorId?: string;
            webhookId?: string;
            /** @description The event that was sent. Optional. */
            eventKey?: string;
            /** @description How often the delivery was sent. Optional. */
            tries?: number;
        } & {
            [key: string]: unknown;
        };
        WebhookLogPage: {
            count: number;
            rows: components["schemas"]["WebhookLog"][];
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
            events?: components["schemas"]["EventDefinition"][];
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
            actions: components["schemas"]["NotificationAction"][];
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
        /** @description The client wraps the fields in `params`. */
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
            status: components["schemas"]["SubscriptionStatus"];
            cancellation: {
                /** @enum {string} */
                policy: "atPeriodEnd";
            } | null;
            trialEnd?: string;
            plan: {
                /** @description Optional: providers may lack it. */
                id?: string;
                slug: string;
            };
            /** @description Optional. The plan that replaces the present one at the end of the period. */
            nextPlan?: {
                /** @description Optional: providers may lack it. */
                id?: string;
                slug: string;
            };
        };
        UpdateSubscriptionRequest: {
            paymentMethodId: string;
            planId: string;
            /**
             * @description Optional. Moves to the default plan, or keeps the trial running with the new plan.
             * @enum {string}
             */
            planChangeOption?: "change_to_default" | "retain_trial";
        };
        PlanPrice: {
            id: string;
            externalId: string;
            currency: string;
            /** @description Smallest currency unit. */
            amount: number;
        };
        BillingPlan: {
            id: string;
            externalId: string;
            name: string;
            description: string;
            price?: components["schemas"]["PlanPrice"];
            slug: string;
            /**
             * @description Optional. A plan without it is paid for by the month.
             * @enum {string}
             */
            recurringInterval?: "month" | "year";
        };
        Invoice: {
            id: string;
            externalId: string;
            subscriptionId: string;
            paymentDate: string;
            /** @description Cents. */
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
            address?: components["schemas"]["BillingAddress"];
        };
        /** @description Card fields come only with type card. */
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
            billingDetails?: components["schemas"]["BillingDetails"];
        };
        BillingDetailsUpdate: {
            email?: string;
            address?: components["schemas"]["BillingAddress"];
        };
        /** @enum {string} */
        ProviderType: "Stripe";
        BillingSummary: {
            tenantConfigurationId: string;
            providerType: components["schemas"]["ProviderType"];
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
            /** @description Declared as text by the client types. */
            externallyManaged: boolean | string;
            paymentProviderType: components["schemas"]["ProviderType"];
            mappingId: string;
        };
        CreateBillingTenantConfiguration: {
            tenantId: string;
            /** @description Declared as text by the client types. */
            externallyManaged?: boolean | string;
            providerType: components["schemas"]["ProviderType"];
        };
        IdResponse: {
            id: string;
        };
        VendorBillingConfiguration: {
            allowPlanDowngrade: boolean;
            allowPlanCancellation: boolean;
        };
        PaymentProvider: {
            providerType: components["schemas"]["ProviderType"];
            name: string;
            /** @description "1" means active. */
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
        /** @description Flag name to state. Anything but on counts as off. */
        FeatureFlags: {
            [key: string]: "on" | "off";
        };
        /** @enum {string} */
        DirectorySource: "frontegg" | "okta" | "azure-ad" | "other";
        ScimConnection: {
            id: string;
            connectionName: string;
            source: components["schemas"]["DirectorySource"];
            syncToUserManagement: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSync?: string | null;
        };
        CreateScimConnection: {
            source: components["schemas"]["DirectorySource"];
            connectionName?: string;
            syncToUserManagement?: boolean;
        };
        CreatedScimConnection: {
            id: string;
            connectionName: string;
            /** @description Shown once. */
            token: string;
        };
        DeleteScimConnection: {
            /** @description Also remove the users it brought in. */
            deleteAll: boolean;
        };
        UpdateScimConnection: {
            syncToUserManagement?: boolean;
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
            messages: components["schemas"]["AgentMessage"][];
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
        /** @description Failed call. Any status outside 200 to 299; 413 has no readable body. */
        Error: {
            headers: {
                "frontegg-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is an address as plain text; the client sends the browser there and never resolves the call. */
        RedirectText: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
    };
    parameters: {
        /** @description Optional. A second request with the same key has the answer of the first, and no further effect. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Trace id to show or log with an error. */
        TraceId: string;
        /** @description Session cookies. Every provider cookie name starts with fe_; the refresh one is fe_refresh_ followed by the client id, with or without its dashes. */
        SetCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLoginRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyMfaLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaLoginRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    recoverMfa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaRecoverRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            302: components["responses"]["RedirectText"];
            default: components["responses"]["Error"];
        };
    };
    preLoginSaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreLoginRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreLoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    postLoginSaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SamlPostLoginRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            302: components["responses"]["RedirectText"];
            default: components["responses"]["Error"];
        };
    };
    postLoginOidc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OidcPostLoginRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            302: components["responses"]["RedirectText"];
            default: components["responses"]["Error"];
        };
    };
    postLoginOidcV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OidcPostLoginV2Request"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            302: components["responses"]["RedirectText"];
            default: components["responses"]["Error"];
        };
    };
    preLoginSso: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreLoginRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreLoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    authorizeSocialDefault: {
        parameters: {
            query?: {
                redirectUri?: string;
                state?: string;
            };
            header?: never;
            path: {
                provider: components["schemas"]["SocialProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser is sent on. */
            302: {
                headers: {
                    /** @description Next address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postLoginSocial: {
        parameters: {
            query?: {
                code?: string;
                id_token?: string;
                redirectUri?: string;
                code_verifier?: string;
                code_verifier_pkce?: string;
                state?: string;
            };
            header?: never;
            path: {
                /** @description A built-in provider name or the id of a custom one. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialPostLoginRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostLoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    preLoginPasswordless: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: "code" | "magiclink" | "smscode" | "emailandpassword" | "webauthn";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordlessPreLoginRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordlessPreLoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    postLoginPasswordless: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: "code" | "magiclink" | "smscode" | "emailandpassword" | "webauthn";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordlessPostLoginRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    preLoginWebAuthn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebAuthnPreLoginRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebAuthnRequestOptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    postLoginWebAuthn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebAuthnLoginRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    generateStepUpSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpChallenge"] | components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startLoginAuthenticatorEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrCodeResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyLoginAuthenticatorEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaAuthenticatorEnrollVerifyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyLoginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaAuthenticatorVerifyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startLoginSmsEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaSmsEnrollRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtcPhoneResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyLoginSmsEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaCodeVerifyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startLoginSms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtcPhoneResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyLoginSms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaCodeVerifyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startLoginWebAuthnEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaWebAuthnEnrollResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyLoginWebAuthnEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaWebAuthnEnrollVerifyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startLoginWebAuthn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaWebAuthnChallengeResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyLoginWebAuthn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaWebAuthnVerifyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startLoginEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtcResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyLoginEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaCodeVerifyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    impersonateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImpersonateRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpersonateResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exchangeOAuthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OAuthCodeExchange"] | components["schemas"]["OAuthRefreshExchange"];
                "application/x-www-form-urlencoded": components["schemas"]["OAuthCodeExchange"] | components["schemas"]["OAuthRefreshExchange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthTokenResponse"];
                };
            };
            /** @description Refused (RFC 6749, section 5.2). The body is an ErrorBody as well. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"];
                };
            };
            /** @description Refused (RFC 6749, section 5.2). The body is an ErrorBody as well. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorBody"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    authorizeSilently: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthTokenResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    authorize: {
        parameters: {
            query: {
                response_type: "code";
                client_id: string;
                /** @description Holds openid; the client asks for "openid email profile". */
                scope: string;
                redirect_uri: string;
                code_challenge?: string;
                code_challenge_method?: "S256";
                nonce?: string;
                /** @description Account alias. */
                organization?: string;
                tenantId?: string;
                prompt?: string;
                acr_values?: string;
                max_age?: string;
                login_direct_action?: string;
                login_hint?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser is sent on. */
            302: {
                headers: {
                    /** @description Next address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    logoutOAuth: {
        parameters: {
            query?: {
                post_logout_redirect_uri?: string;
                id_token_hint?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser is sent on. */
            302: {
                headers: {
                    /** @description Next address. */
                    Location?: string;
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    openHostedPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getJsonWebKeySet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOpenIdConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderMetadata"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOAuthServerMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderMetadata"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    authenticateVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorCredentials"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorToken"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signUpWithPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signUpWithUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    activateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    activateAccountWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateCodeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resendActivationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getActivationStrategy: {
        parameters: {
            query: {
                userId: string;
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivationStrategy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resendInvitationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    resendInvitationEmailToAllTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    acceptInvitationWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationCodeRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    validatePasswordResetToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetTokenCheck"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token was used or has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getPasswordRulesForUser: {
        parameters: {
            query?: {
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordRules"] | null;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resetBreachedPasswords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    requestPasswordResetByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRecoveryRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    requestPasswordResetBySms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRecoveryRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordRecoverySession"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyPasswordResetSms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRecoveryVerify"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordRecoveryProof"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    enrollMfa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrCodeResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyMfaEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodeResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableMfa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalTokenRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listMfaDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaDevices"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startAuthenticatorEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrCodeResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyAuthenticatorEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfMfaAuthenticatorVerify"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    disableAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalTokenRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    startSmsEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfMfaSmsEnroll"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtcPhoneResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifySmsEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtcCodeRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    startSmsDisable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtcPhoneResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableSms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfMfaCode"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    startWebAuthnEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaWebAuthnEnrollResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyWebAuthnEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfMfaWebAuthnEnrollVerify"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    startWebAuthnDisable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaWebAuthnChallengeResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableWebAuthn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfMfaWebAuthnDisableVerify"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    requestPhoneNumberReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneResetResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyPhoneNumberReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneResetVerifyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneResetVerifyResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    changePhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChangeRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    startPhoneNumberChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChangeStartRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneChangeStartResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyPhoneNumberChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChangeVerifyRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    switchTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchTenantRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                addRoles?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMyTenantsV1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserTenants"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMyTenantsV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMyTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserTenants"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTokenForTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantTokenResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unlockMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getMyAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAuthorization"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUsersV2: {
        parameters: {
            query?: {
                _offset?: number;
                _limit?: number;
                _sortBy?: "createdAt" | "name" | "email" | "id" | "verified" | "isLocked" | "provider" | "tenantId";
                _order?: components["schemas"]["SortOrder"];
                /** @description Ids joined with commas. */
                ids?: string;
                _includeSubTenants?: boolean;
                _filter?: string;
                metadata?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUserRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamUser"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                _offset?: number;
                _limit?: number;
                _sortBy?: "createdAt" | "name" | "email" | "id" | "verified" | "isLocked" | "provider" | "tenantId";
                _order?: components["schemas"]["SortOrder"];
                /** @description Ids joined with commas. */
                ids?: string;
                _includeSubTenants?: boolean;
                /** @description A part of the name, the e-mail address or the user name. */
                _filter?: string;
                _email?: string;
                _tenantId?: string;
                _preset?: "mfa-unenrolled" | "breached-passwords" | "inactive";
                _maxInactiveSeconds?: number;
                _identifier?: string;
                _identifierType?: string;
                _namePrefix?: string;
                /** @description Ids joined with commas. Users who hold one of these roles directly. */
                _roleIds?: string;
                /** @description The origin of the account. */
                _provider?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserListPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUserRoleIds: {
        parameters: {
            query: {
                /** @description User ids joined with commas. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRoleIds"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUserGroupIds: {
        parameters: {
            query: {
                /** @description User ids joined with commas. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroupIds"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getUserById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    verifyEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerifyRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listPhoneNumbers: {
        parameters: {
            query?: {
                _limit?: number;
                _offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumberPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePhoneNumberRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePhoneNumberResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMyPhoneNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneNumber"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deletePhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                phoneId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletePhoneNumberResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startPhoneNumberVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChangeStartRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtcResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtcCodeRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    verifyPhoneNumberDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                phoneId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtcCodeRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listUserPhoneNumbers: {
        parameters: {
            query?: {
                _limit?: number;
                _offset?: number;
                _phoneNumber?: string;
                /** @description User ids joined with commas. */
                userIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPhoneNumberPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUserEmails: {
        parameters: {
            query?: {
                _limit?: number;
                _offset?: number;
                _email?: string;
                /** @description User ids joined with commas. */
                userIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEmailPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUsernames: {
        parameters: {
            query?: {
                _limit?: number;
                _offset?: number;
                _usernamePrefix?: string;
                /** @description User ids joined with commas. */
                userIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsernamePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsernameRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getMyUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUsername"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listWebAuthnDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebAuthnDevices"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startWebAuthnDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebAuthnCreationOptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyWebAuthnDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebAuthnAttestation"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    deleteWebAuthnDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMyCurrentSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteMySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    deleteAllMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    revokeUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeSessionsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getSessionPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveSessionPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionPolicy"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listUserAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createUserAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteUserAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listTenantAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createTenantAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTenantTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteTenantAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listUserApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserApiToken"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createUserApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserApiToken"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteUserApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listTenantApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantApiToken"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createTenantApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTenantTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantApiToken"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteTenantApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listTeamMembers: {
        parameters: {
            query: {
                pageOffset: number;
                pageSize?: number;
                sortBy?: string;
                sortDirection?: components["schemas"]["SortDirection"];
                /** @description Further column filters, each as its own query parameter. */
                filters?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamUserPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTeamUserRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamUser"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamUser"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resendMemberActivationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listTeamRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRole"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTeamStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamStats"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image: string;
                };
            };
        };
        responses: {
            /** @description Plain text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    enableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    disableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    lockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    unlockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    countTenantUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantUserCountRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantUserCount"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setTemporaryUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemporaryUserRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    setPermanentUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getTemporaryUserConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryUserConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getInviteLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createInviteLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteLinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteInviteLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateInviteLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteLinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createInviteLinkV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteLinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyInviteToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getInviteLinkConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLinkConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSecurityPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPublicConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMfaPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createMfaPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMfaPolicy"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateMfaPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMfaPolicy"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getVendorMfaPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRememberMfaDevice: {
        parameters: {
            query: {
                mfaToken: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RememberMfaDevice"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getLockoutPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockoutPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createLockoutPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLockoutPolicy"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockoutPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateLockoutPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLockoutPolicy"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockoutPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getVendorLockoutPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockoutPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPasswordHistoryPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordHistoryPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createPasswordHistoryPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePasswordHistoryPolicy"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordHistoryPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updatePasswordHistoryPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePasswordHistoryPolicy"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordHistoryPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getVendorPasswordHistoryPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordHistoryPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPasswordRotationPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordRotationPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    savePasswordRotationPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRotationPolicy"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordRotationPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getVendorPasswordRotationPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordRotationPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPasswordRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordRules"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCaptchaPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAuthStrategies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthStrategies"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPublicAuthStrategies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthStrategies"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMfaStrategies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaStrategies"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSignUpStrategies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpStrategy"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPasswordRecoveryStrategies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordRecoveryStrategy"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getEmailPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPolicy"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDomainRestrictions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainRestrictionList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createDomainRestriction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDomainRestriction"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainRestriction"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteDomainRestriction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getDomainRestrictionConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainRestrictionConfig"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveDomainRestrictionConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDomainRestrictionConfig"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainRestrictionConfig"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listIpRestrictions: {
        parameters: {
            query: {
                _offset: number;
                _limit: number;
                /** @description ALLOW or BLOCK. */
                _filter: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpRestrictionPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createIpRestriction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIpRestriction"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    createIpRestrictions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkCreateIpRestrictions"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    deleteIpRestriction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getIpRestrictionConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpRestrictionConfig"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveIpRestrictionConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpRestrictionConfig"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    verifyCurrentIp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyCurrentIpInAllowList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCountryRestrictionConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryRestrictionConfig"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveCountryRestrictionConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryRestrictionConfig"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listCountryRestrictions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryRestriction"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveCountryRestrictions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCountryRestrictions"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listSecurityRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendationsResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSecurityInsights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightsResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSamlConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveSamlConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSamlConfiguration"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSamlVendorConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlVendorConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveSamlMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataXmlRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    validateSamlDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SamlConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSamlDefaultRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveSamlDefaultRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleIdsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listSamlGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoGroup"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSamlGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSsoGroup"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSamlGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateSamlGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSsoGroup"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getOidcConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OidcConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSsoPublicConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoPublicConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSsoConfigurations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoConfiguration"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSsoConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSsoConfiguration"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSsoConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateSsoConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSsoConfiguration"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSsoConfigurationFromMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataXmlRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSsoConfigurationFromMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataXmlRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSsoConfigurationFromMetadataUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataUrlRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSsoConfigurationFromMetadataUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataUrlRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSsoDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSsoDomain"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoDomain"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSsoDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
                domainId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    validateSsoDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
                domainId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    validateSsoDomainV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
                domainId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getSsoDefaultRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleIdsResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveSsoDefaultRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleIdsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listSsoGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoGroup"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSsoGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSsoGroup"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSsoGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateSsoGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ssoConfigId: string;
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSsoGroup"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listSocialProvidersV1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialLoginConfigV1"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSocialProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialLoginConfigV2"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSocialProvidersAuthenticated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialLoginConfigV2"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listCustomSocialProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomSocialLoginConfigs"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createRoleV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoleV2Request"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRoleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setRolePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermissionIdsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permission"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPermissionCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionCategory"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setPermissionRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                permissionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleIdsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permission"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                _groupsRelations?: components["schemas"]["GroupRelations"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGroupRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedGroup"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGroup: {
        parameters: {
            query?: {
                _groupsRelations?: components["schemas"]["GroupRelations"];
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGroupRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listGroupsByIds: {
        parameters: {
            query?: {
                _groupsRelations?: components["schemas"]["GroupRelations"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupsByIdsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addGroupRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleIdsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    removeGroupRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleIdsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    addGroupUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserIdsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    removeGroupUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserIdsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getGroupConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveGroupConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGroupConfiguration"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSubTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubTenantLevel"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSubTenantTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubTenantNode"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listParentTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentTenant"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listParentTenantsOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentTenant"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    searchSubTenants: {
        parameters: {
            query?: {
                _limit?: number;
                _offset?: number;
                _filter?: string;
                _subTenantId?: string;
                _sortBy?: "createdAt" | "name" | "tenantId";
                _order?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubTenantPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listHierarchyMetadata: {
        parameters: {
            query: {
                /** @description Account ids joined with commas. */
                _tenantIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HierarchyMetadata"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSubTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSubTenantRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubTenantRecord"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSubTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateSubTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSubTenantRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateSubTenantManagement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubTenantManagementRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubTenantRecord"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSubTenantHierarchySettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubTenantHierarchySettingsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubTenantRecord"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSubTenantUsers: {
        parameters: {
            query: {
                _offset: number;
                _limit: number;
                _filter?: string;
                _sortBy: string;
                _order: components["schemas"]["SortOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubTenantUserPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addUserToSubTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUserToSubTenantsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    removeUserFromSubTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveUserFromSubTenantsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    addSubTenantUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubTenantRolesRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    removeSubTenantUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubTenantRolesRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    setSubTenantUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubTenantRolesRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    setSubAccountAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubAccountAccessRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    addUsersToSubTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUsersToSubTenantRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getAccountSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateAccountSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSettings"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPublicAccountSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicAccountSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUserApplicationIds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUsersApplicationIds: {
        parameters: {
            query: {
                /** @description User ids joined with commas. */
                userIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserApplications"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listApplicationsUserIds: {
        parameters: {
            query: {
                /** @description Application ids joined with commas. */
                appIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationUsers"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    assignApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignApplicationsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    unassignApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignApplicationsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listApplications: {
        parameters: {
            query: {
                /** @description Application ids joined with commas. */
                ids: string;
                _includeFreeAccess?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTenantApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantApplications"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTenantApplicationAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantApplicationAssignments"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAudits: {
        parameters: {
            query: {
                offset: number;
                count: number;
                sortBy?: string;
                sortDirection?: components["schemas"]["SortDirection"];
                /** @description Free-text search. */
                filter?: string;
                paginationMode?: "virtual";
                /** @description Further column filters, each as its own query parameter. */
                filters?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAuditStats: {
        parameters: {
            query?: {
                sortBy?: string;
                sortDirection?: components["schemas"]["SortDirection"];
                /** @description Free-text search. */
                filter?: string;
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditStats"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportAudits: {
        parameters: {
            query?: {
                sortBy?: string;
                sortDirection?: components["schemas"]["SortDirection"];
                /** @description Free-text search. */
                filter?: string;
                offset?: number;
                outputFileName?: string;
                /** @description Further column filters, each as its own query parameter. */
                filters?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path: {
                /** @description csv/v2 keeps its slash; it is not encoded. */
                endpoint: "csv" | "pdf" | "csv/v2";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditExportRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMetadata: {
        parameters: {
            query: {
                entityName: "adminBox" | "saml" | "notifications" | "audits";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetadataRows"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAccountMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBoxConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateAccountMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataActionsRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    getIpMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ip: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpMetadata"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMyIpMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpMetadata"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description JSON of {query, filterBy}. filterBy is {column, filterType: equal, value}. */
                filters?: string;
                /** @description JSON of {column, direction}. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Report id; on the scheduling call, template id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    scheduleReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Template id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleReportRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    previewReport: {
        parameters: {
            query: {
                templateId: string;
                /** @description Base64 of the filter object as JSON. */
                dataFilters: string;
                responseType: components["schemas"]["ReportOutput"];
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report in the form asked for; html is read as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/pdf": string;
                    "image/jpeg": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendReportRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSlackConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlackConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSlackApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlackApplication"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSlackChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlackChannel"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSlackSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlackSubscription"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSlackSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlackSubscription"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSlackSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    registerSlackApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlackCodeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listEmailConfigurations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageConfiguration"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createEmailConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessageConfiguration"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    deleteEmailConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateEmailConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnabledRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateEmailSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventKey: string;
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSubscription"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    deleteEmailSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventKey: string;
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listSmsConfigurations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageConfiguration"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSmsConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessageConfiguration"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSmsConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateSmsConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnabledRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateSmsSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventKey: string;
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSubscription"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSmsSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventKey: string;
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSave"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSave"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listWebhookLogs: {
        parameters: {
            query: {
                id: string;
                offset: number;
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookLogPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookLog"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    retryWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookLog"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listEventCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCategory"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listChannelMaps: {
        parameters: {
            query: {
                channels: "email" | "slack" | "sms" | "webhook";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelMap"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listNotifications: {
        parameters: {
            query: {
                /** @description JSON of {count, offset}. */
                params: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateNotificationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationStatusRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateNotificationPin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pinStatus: "pin" | "unpin";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPinRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Optional. A second request with the same key has the answer of the first, and no further effect. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    renewSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listManagedSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getManagedSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateManagedSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Optional. A second request with the same key has the answer of the first, and no further effect. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    cancelManagedSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    renewManagedSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingPlan"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingPlan"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadInvoicePdf: {
        parameters: {
            query?: {
                outputFileName?: string;
            };
            header?: never;
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentMethodId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateBillingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentMethodId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingDetailsUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetailsUpdate"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBillingSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingSummary"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBillingTenantConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingTenantConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createBillingTenantConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBillingTenantConfiguration"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listVendorBillingConfigurations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorBillingConfiguration"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPaymentProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProvider"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCardCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardCustomer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createCardCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Optional. A second request with the same key has the answer of the first, and no further effect. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCardCustomer"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardCustomer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createCardSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Optional. A second request with the same key has the answer of the first, and no further effect. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCardSubscription"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSubscription"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCardPublicConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPublicConfiguration"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSetupIntent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Optional. A second request with the same key has the answer of the first, and no further effect. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupIntentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupIntent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getUserEntitlements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntitlementsContext"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listFeatureFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlags"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listScimConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScimConnection"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createScimConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateScimConnection"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedScimConnection"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteScimConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteScimConnection"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    updateScimConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScimConnection"];
            };
        };
        responses: {
            /** @description Done. Nothing is read from the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    countScimUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getVendorPublicInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorPublicInfo"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getVendorBaseUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorBaseUrl"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitApprovalAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalActionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getApprovalExecution: {
        parameters: {
            query: {
                approvalFlowExecutionId: string;
                approverId: string;
                approvalFlowStepId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalExecution"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAgentConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agents: components["schemas"]["AgentConfig"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAgentConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conversations: components["schemas"]["AgentConversation"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createAgentConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentMessageRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentConversation"];
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAgentConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentConversation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendAgentMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentMessageRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendAgentCallResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                callId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentCallResult"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAgentResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                resourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentResource"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
