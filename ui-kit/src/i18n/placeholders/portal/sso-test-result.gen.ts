// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/sso-test-result`, each with the values it takes. */
export interface SsoTestResultPlaceholders {
  /** your app */
  readonly 'ssoFix.app': Record<never, never>
  /** In {console}: */
  readonly 'ssoFix.in': Readonly<Record<'console', string>>
  /** How to fix it */
  readonly 'ssoFix.title': Record<never, never>
  /** Expected */
  readonly 'ssoFix.expected': Record<never, never>
  /** Received */
  readonly 'ssoFix.received': Record<never, never>
  /** Value to enter */
  readonly 'ssoFix.value': Record<never, never>
  /** the email address of the account */
  readonly 'ssoFix.field.userEmail': Record<never, never>
  /** the signature of the assertion */
  readonly 'ssoFix.field.signAssertion': Record<never, never>
  /** the encryption of assertions */
  readonly 'ssoFix.field.encryptAssertion': Record<never, never>
  /** the redirect URIs */
  readonly 'ssoFix.field.redirect': Record<never, never>
  /** the audience (SP entity ID) */
  readonly 'ssoFix.field.audience': Record<never, never>
  /** the ACS URL */
  readonly 'ssoFix.field.acs': Record<never, never>
  /** In your identity provider, open the SAML settings of the app. */
  readonly 'ssoFix.at.saml': Record<never, never>
  /** In your identity provider, open the attributes of the app. */
  readonly 'ssoFix.at.attributes': Record<never, never>
  /** In your identity provider, open the Name ID setting of the app. */
  readonly 'ssoFix.at.nameId': Record<never, never>
  /** In your identity provider, open the group attribute of the app. */
  readonly 'ssoFix.at.groups': Record<never, never>
  /** In your identity provider, open the signature settings of the app. */
  readonly 'ssoFix.at.signing': Record<never, never>
  /** In your identity provider, open the encryption settings of the app. */
  readonly 'ssoFix.at.encryption': Record<never, never>
  /** In your identity provider, open the permissions of the app. */
  readonly 'ssoFix.at.consent': Record<never, never>
  /** In your identity provider, open the sign-in rules of the app. */
  readonly 'ssoFix.at.rules': Record<never, never>
  /** In your identity provider, open the signing certificate of the app. */
  readonly 'ssoFix.at.certificate': Record<never, never>
  /** In your identity provider, open the people who may use the app. */
  readonly 'ssoFix.at.people': Record<never, never>
  /** In your identity provider, open the account of the person. */
  readonly 'ssoFix.at.person': Record<never, never>
  /** In your identity provider, open the log of sign-ins. */
  readonly 'ssoFix.at.log': Record<never, never>
  /** In your identity provider, open the client of this application. */
  readonly 'ssoFix.at.client': Record<never, never>
  /** In your identity provider, open the credentials of the client. */
  readonly 'ssoFix.at.clientSecret': Record<never, never>
  /** In your identity provider, open the claims of the client. */
  readonly 'ssoFix.at.claims': Record<never, never>
  /** In your identity provider, open the groups claim of the client. */
  readonly 'ssoFix.at.groupsClaim': Record<never, never>
  /** In your identity provider, open the scopes of the client. */
  readonly 'ssoFix.at.scopes': Record<never, never>
  /** Open the date and time of the server that runs {name}. */
  readonly 'ssoFix.at.clock': Readonly<Record<'name', string>>
  /** Here, open the values from {name}. */
  readonly 'ssoFix.at.values': Readonly<Record<'name', string>>
  /** Here, open the domains of this connection. */
  readonly 'ssoFix.at.domains': Record<never, never>
  /** Here, open Users, and find the person. */
  readonly 'ssoFix.at.users': Record<never, never>
  /** Here, open the roles of this connection. */
  readonly 'ssoFix.at.roles': Record<never, never>
  /** No answer came back */
  readonly 'ssoFault.no-answer.title': Record<never, never>
  /** {name} showed a page of its own, or sent its answer to another address. Set {field} to the value below. If {name} showed an error, its page names the reason. */
  readonly 'ssoFault.no-answer.fix': Readonly<Record<'name', string>> & Readonly<Record<'field', string>>
  /** The sign-in was canceled or refused */
  readonly 'ssoFault.access-denied.title': Record<never, never>
  /** Sign in again and accept. If you did not cancel, check that your account may use the app. */
  readonly 'ssoFault.access-denied.fix': Record<never, never>
  /** An administrator has to consent to the app */
  readonly 'ssoFault.consent-required.title': Record<never, never>
  /** Grant the consent of an administrator for your organization. */
  readonly 'ssoFault.consent-required.fix': Record<never, never>
  /** You were not signed in there */
  readonly 'ssoFault.login-required.title': Record<never, never>
  /** Sign in to {name} in this browser first. If {name} has a rule against sign-in pages in windows, remove it. */
  readonly 'ssoFault.login-required.fix': Readonly<Record<'name', string>>
  /** You are not assigned to the app */
  readonly 'ssoFault.not-assigned.title': Record<never, never>
  /** Assign yourself, or a group that you are in. */
  readonly 'ssoFault.not-assigned.fix': Record<never, never>
  /** The identity provider reported an error of its own */
  readonly 'ssoFault.provider-error.title': Record<never, never>
  /** Find this sign-in in its log, which has the reason. */
  readonly 'ssoFault.provider-error.fix': Record<never, never>
  /** The answer is from another issuer */
  readonly 'ssoFault.issuer-mismatch.title': Record<never, never>
  /** Read the metadata of the right app again, so that both sides have the same entity ID. */
  readonly 'ssoFault.issuer-mismatch.fix': Record<never, never>
  /** Enter the issuer exactly as it was received. If nothing can be read there, correct the issuer in the provider’s own settings: it must be the address you entered. */
  readonly 'ssoFault.issuer-mismatch.fix.oidc': Record<never, never>
  /** The answer is for another application */
  readonly 'ssoFault.audience-mismatch.title': Record<never, never>
  /** Set {field} to the value below, and save. */
  readonly 'ssoFault.audience-mismatch.fix': Readonly<Record<'field', string>>
  /** Copy the client ID of this app again, and enter it here. */
  readonly 'ssoFault.audience-mismatch.fix.oidc': Record<never, never>
  /** The signature does not fit the answer */
  readonly 'ssoFault.signature-invalid.title': Record<never, never>
  /** Copy the present certificate, or read the metadata again. A proxy between the two must not change the answer. */
  readonly 'ssoFault.signature-invalid.fix': Record<never, never>
  /** Check that the issuer is that of this app: its key has to be among the keys of the issuer. */
  readonly 'ssoFault.signature-invalid.fix.oidc': Record<never, never>
  /** The clock of the identity provider is ahead */
  readonly 'ssoFault.clock-ahead.title': Record<never, never>
  /** Let the server set its clock by network time (NTP). The times above must not differ by more than a minute. */
  readonly 'ssoFault.clock-ahead.fix': Record<never, never>
  /** The clock of the identity provider is behind */
  readonly 'ssoFault.clock-behind.title': Record<never, never>
  /** Let the server set its clock by network time (NTP). The times above must not differ by more than a minute. */
  readonly 'ssoFault.clock-behind.fix': Record<never, never>
  /** The answer has no email address */
  readonly 'ssoFault.email-missing.title': Record<never, never>
  /** Add an attribute with the name below, and give it the email address: {field}. Then give the account an email address if it has none. */
  readonly 'ssoFault.email-missing.fix': Readonly<Record<'field', string>>
  /** Add the claim email to the ID token. Then give the account an email address if it has none. */
  readonly 'ssoFault.email-missing.fix.oidc': Record<never, never>
  /** The email address is empty there */
  readonly 'ssoFault.email-empty.title': Record<never, never>
  /** Give the account an email address, or sign in with another person. */
  readonly 'ssoFault.email-empty.fix': Record<never, never>
  /** The email address cannot be read */
  readonly 'ssoFault.email-invalid.title': Record<never, never>
  /** The value received is no email address. Send {field} in its place. */
  readonly 'ssoFault.email-invalid.fix': Readonly<Record<'field', string>>
  /** The email address has another attribute name */
  readonly 'ssoFault.email-renamed.title': Record<never, never>
  /** Give the attribute the name below. */
  readonly 'ssoFault.email-renamed.fix': Record<never, never>
  /** Send the address in the claim email. */
  readonly 'ssoFault.email-renamed.fix.oidc': Record<never, never>
  /** The email address is not verified there */
  readonly 'ssoFault.email-unverified.title': Record<never, never>
  /** Let the person confirm the address, or mark it as verified. The claim email_verified has to be true. */
  readonly 'ssoFault.email-unverified.fix': Record<never, never>
  /** The email address is of another domain */
  readonly 'ssoFault.email-foreign.title': Record<never, never>
  /** Add its domain to this connection, or sign in with an address of one of the connection’s domains. */
  readonly 'ssoFault.email-foreign.fix': Record<never, never>
  /** The domain of the address is not verified yet */
  readonly 'ssoFault.domain-unproven.title': Record<never, never>
  /** Add the record to the DNS of the domain. Then check it here, and try again. */
  readonly 'ssoFault.domain-unproven.fix': Record<never, never>
  /** The address is in use in another account */
  readonly 'ssoFault.account-foreign.title': Record<never, never>
  /** Sign in with another person, or let that account give the address up first. */
  readonly 'ssoFault.account-foreign.fix': Record<never, never>
  /** The person is locked here */
  readonly 'ssoFault.account-locked.title': Record<never, never>
  /** Unlock the person, or sign in with another one. */
  readonly 'ssoFault.account-locked.fix': Record<never, never>
  /** The groups are IDs, not names */
  readonly 'ssoFault.groups-by-id.title': Record<never, never>
  /** Send the names of groups, not their IDs. Or map the IDs above to roles here. */
  readonly 'ssoFault.groups-by-id.fix': Record<never, never>
  /** There are too many groups for one answer */
  readonly 'ssoFault.groups-overage.title': Record<never, never>
  /** Send only the groups that are assigned to the app, or filter them by name. */
  readonly 'ssoFault.groups-overage.fix': Record<never, never>
  /** The answer has no groups */
  readonly 'ssoFault.groups-missing.title': Record<never, never>
  /** Add the group attribute, so that groups give roles. Without it, everyone has the default roles. */
  readonly 'ssoFault.groups-missing.fix': Record<never, never>
  /** The groups have another attribute name */
  readonly 'ssoFault.groups-renamed.title': Record<never, never>
  /** Give the group attribute the name groups. */
  readonly 'ssoFault.groups-renamed.fix': Record<never, never>
  /** No group of the person gives a role */
  readonly 'ssoFault.groups-unmapped.title': Record<never, never>
  /** Map one of the groups received to a role. Names must match exactly, capital letters included. */
  readonly 'ssoFault.groups-unmapped.fix': Record<never, never>
  /** The answer is no SAML response */
  readonly 'ssoFault.response-unreadable.title': Record<never, never>
  /** Set {field} to the value below, and let the answer be sent by HTTP POST. */
  readonly 'ssoFault.response-unreadable.fix': Readonly<Record<'field', string>>
  /** The answer came without its RelayState */
  readonly 'ssoFault.relay-state-missing.title': Record<never, never>
  /** Leave the default RelayState empty, so that ours is sent back. */
  readonly 'ssoFault.relay-state-missing.fix': Record<never, never>
  /** The sign-in began at the identity provider */
  readonly 'ssoFault.response-unsolicited.title': Record<never, never>
  /** Begin here with Try again. The answer has to name our request. */
  readonly 'ssoFault.response-unsolicited.fix': Record<never, never>
  /** The answer is to another request */
  readonly 'ssoFault.request-mismatch.title': Record<never, never>
  /** Close other windows of {name}, then try again. If it stays, a proxy repeats old answers. */
  readonly 'ssoFault.request-mismatch.fix': Readonly<Record<'name', string>>
  /** The answer was used before */
  readonly 'ssoFault.response-replayed.title': Record<never, never>
  /** Begin again with Try again, without Back or Reload in the window. */
  readonly 'ssoFault.response-replayed.fix': Record<never, never>
  /** The identity provider could not process our request */
  readonly 'ssoFault.status-requester.title': Record<never, never>
  /** Compare both values with those of this connection. If it wants signed requests, turn on Sign our requests. */
  readonly 'ssoFault.status-requester.fix': Record<never, never>
  /** The identity provider failed */
  readonly 'ssoFault.status-responder.title': Record<never, never>
  /** Find this sign-in in its log, which has the reason. Then try again. */
  readonly 'ssoFault.status-responder.fix': Record<never, never>
  /** You could not be signed in there */
  readonly 'ssoFault.authentication-failed.title': Record<never, never>
  /** Sign in with the right password and second step. The log of {name} has the reason. */
  readonly 'ssoFault.authentication-failed.fix': Readonly<Record<'name', string>>
  /** The identity provider denied the request */
  readonly 'ssoFault.request-denied.title': Record<never, never>
  /** Check the sign-in rules of the app: place, device and network must allow you. */
  readonly 'ssoFault.request-denied.fix': Record<never, never>
  /** The Name ID has another format there */
  readonly 'ssoFault.name-id-policy-refused.title': Record<never, never>
  /** Set the format of the Name ID to email address. */
  readonly 'ssoFault.name-id-policy-refused.fix': Record<never, never>
  /** The way of signing in is not offered there */
  readonly 'ssoFault.authn-context-refused.title': Record<never, never>
  /** Allow a sign-in by password for the app, or remove the rule that requires another way. */
  readonly 'ssoFault.authn-context-refused.fix': Record<never, never>
  /** The identity provider does not know the person */
  readonly 'ssoFault.person-unknown.title': Record<never, never>
  /** Add the person to its directory, or sign in with another one. */
  readonly 'ssoFault.person-unknown.fix': Record<never, never>
  /** The answer has no assertion */
  readonly 'ssoFault.assertion-missing.title': Record<never, never>
  /** Check that the app signs people in by SAML 2.0, and that you are assigned to it. */
  readonly 'ssoFault.assertion-missing.fix': Record<never, never>
  /** The assertion is encrypted */
  readonly 'ssoFault.assertion-encrypted.title': Record<never, never>
  /** Turn {field} off. The connection is encrypted already. */
  readonly 'ssoFault.assertion-encrypted.fix': Readonly<Record<'field', string>>
  /** The answer has several assertions */
  readonly 'ssoFault.assertions-several.title': Record<never, never>
  /** Let the app send one assertion only. */
  readonly 'ssoFault.assertions-several.fix': Record<never, never>
  /** The answer is not signed */
  readonly 'ssoFault.response-unsigned.title': Record<never, never>
  /** Turn the signature of the assertion on: {field}. */
  readonly 'ssoFault.response-unsigned.fix': Readonly<Record<'field', string>>
  /** The assertion is not signed */
  readonly 'ssoFault.assertion-unsigned.title': Record<never, never>
  /** The signature of the response is not enough. Sign the assertion too: {field}. */
  readonly 'ssoFault.assertion-unsigned.fix': Readonly<Record<'field', string>>
  /** The signature uses SHA-1 */
  readonly 'ssoFault.algorithm-weak.title': Record<never, never>
  /** Set the signature algorithm to RSA-SHA256. */
  readonly 'ssoFault.algorithm-weak.fix': Record<never, never>
  /** The answer is signed with another certificate */
  readonly 'ssoFault.certificate-mismatch.title': Record<never, never>
  /** Copy the certificate that is active there, and add it here as the next one or in place of the present one. */
  readonly 'ssoFault.certificate-mismatch.fix': Record<never, never>
  /** The certificate has ended */
  readonly 'ssoFault.certificate-expired.title': Record<never, never>
  /** Make a new certificate there and activate it. Then add it here. */
  readonly 'ssoFault.certificate-expired.fix': Record<never, never>
  /** The certificate is not valid yet */
  readonly 'ssoFault.certificate-early.title': Record<never, never>
  /** Use a certificate that is valid now, or wait until it begins. */
  readonly 'ssoFault.certificate-early.fix': Record<never, never>
  /** The metadata here are those of another app */
  readonly 'ssoFault.metadata-foreign.title': Record<never, never>
  /** Copy the metadata of the app that answered, and read them again here. */
  readonly 'ssoFault.metadata-foreign.fix': Record<never, never>
  /** The answer is addressed to another URL */
  readonly 'ssoFault.destination-mismatch.title': Record<never, never>
  /** Set {field} to the value below, and save. */
  readonly 'ssoFault.destination-mismatch.fix': Readonly<Record<'field', string>>
  /** The assertion is for another recipient */
  readonly 'ssoFault.recipient-mismatch.title': Record<never, never>
  /** Set {field} to the value below, and save. A separate recipient URL has to be the same. */
  readonly 'ssoFault.recipient-mismatch.fix': Readonly<Record<'field', string>>
  /** The assertion names no audience */
  readonly 'ssoFault.audience-missing.title': Record<never, never>
  /** Enter the value below in {field}, and save. */
  readonly 'ssoFault.audience-missing.fix': Readonly<Record<'field', string>>
  /** The answer came too late */
  readonly 'ssoFault.assertion-expired.title': Record<never, never>
  /** Try again without a pause. If it stays, let assertions be valid for five minutes. */
  readonly 'ssoFault.assertion-expired.fix': Record<never, never>
  /** The assertion is not valid yet */
  readonly 'ssoFault.assertion-early.title': Record<never, never>
  /** Remove the delay before assertions begin, or correct the clock of the server. */
  readonly 'ssoFault.assertion-early.fix': Record<never, never>
  /** The assertion has no end */
  readonly 'ssoFault.assertion-endless.title': Record<never, never>
  /** Give assertions an end, such as five minutes. */
  readonly 'ssoFault.assertion-endless.fix': Record<never, never>
  /** The answer has no Name ID */
  readonly 'ssoFault.name-id-missing.title': Record<never, never>
  /** Send the email address as Name ID: {field}. */
  readonly 'ssoFault.name-id-missing.fix': Readonly<Record<'field', string>>
  /** The Name ID is no email address */
  readonly 'ssoFault.name-id-format.title': Record<never, never>
  /** Set its format to email address, and its value to {field}. */
  readonly 'ssoFault.name-id-format.fix': Readonly<Record<'field', string>>
  /** The issuer cannot be read */
  readonly 'ssoFault.discovery-unreachable.title': Record<never, never>
  /** Open the address above in a browser: it must show JSON. Then correct the issuer here. */
  readonly 'ssoFault.discovery-unreachable.fix': Record<never, never>
  /** The issuer shows no OpenID configuration */
  readonly 'ssoFault.discovery-invalid.title': Record<never, never>
  /** Enter the issuer without a page behind it: the address before /.well-known/openid-configuration. */
  readonly 'ssoFault.discovery-invalid.fix': Record<never, never>
  /** The identity provider refused our request */
  readonly 'ssoFault.request-refused.title': Record<never, never>
  /** Compare the client ID and the redirect URI above with those of the client. The value below belongs in {field}. If both are right, the log of {name} has the reason. */
  readonly 'ssoFault.request-refused.fix': Readonly<Record<'field', string>> & Readonly<Record<'name', string>>
  /** The identity provider does not know the client ID */
  readonly 'ssoFault.client-unknown.title': Record<never, never>
  /** Copy the client ID of the app again, and enter it here. */
  readonly 'ssoFault.client-unknown.fix': Record<never, never>
  /** The client secret is wrong or has ended */
  readonly 'ssoFault.client-secret-wrong.title': Record<never, never>
  /** Make a new client secret there, and enter it here. If it stays, let the client authenticate by client_secret_basic. */
  readonly 'ssoFault.client-secret-wrong.fix': Record<never, never>
  /** The client is registered for another way to send its secret */
  readonly 'ssoFault.client-method-mismatch.title': Record<never, never>
  /** Nothing has to change: each sign-in tries both ways. If you register the client for the expected one, it needs a single call. */
  readonly 'ssoFault.client-method-mismatch.fix': Record<never, never>
  /** The app may not sign people in this way */
  readonly 'ssoFault.client-refused.title': Record<never, never>
  /** Make it a web application with the authorization code flow. */
  readonly 'ssoFault.client-refused.fix': Record<never, never>
  /** The redirect URI is not registered there */
  readonly 'ssoFault.redirect-uri-unregistered.title': Record<never, never>
  /** Add the value below to {field}, exactly as it is. */
  readonly 'ssoFault.redirect-uri-unregistered.fix': Readonly<Record<'field', string>>
  /** The identity provider refused a scope */
  readonly 'ssoFault.scope-refused.title': Record<never, never>
  /** Allow the app the scopes openid, profile and email. */
  readonly 'ssoFault.scope-refused.fix': Record<never, never>
  /** The scope email was not granted */
  readonly 'ssoFault.scope-email-missing.title': Record<never, never>
  /** Allow the app the scope email. */
  readonly 'ssoFault.scope-email-missing.fix': Record<never, never>
  /** The answer has no ID token */
  readonly 'ssoFault.id-token-missing.title': Record<never, never>
  /** Allow the app the scope openid, and sign-ins by OpenID Connect. */
  readonly 'ssoFault.id-token-missing.fix': Record<never, never>
  /** The ID token has ended */
  readonly 'ssoFault.id-token-expired.title': Record<never, never>
  /** Try again without a pause. If it stays, let ID tokens be valid for five minutes or more. */
  readonly 'ssoFault.id-token-expired.fix': Record<never, never>
  /** The identity provider refused the code */
  readonly 'ssoFault.code-refused.title': Record<never, never>
  /** Try again without Back or Reload in the window. Codes work once, and for a few minutes. */
  readonly 'ssoFault.code-refused.fix': Record<never, never>
  /** The token endpoint failed */
  readonly 'ssoFault.token-endpoint-failed.title': Record<never, never>
  /** Find this sign-in in its log, and try again in a few minutes. A firewall must let our server reach it. */
  readonly 'ssoFault.token-endpoint-failed.fix': Record<never, never>
  /** The answer has the state of another request */
  readonly 'ssoFault.state-mismatch.title': Record<never, never>
  /** Close other windows of {name}, then try again. */
  readonly 'ssoFault.state-mismatch.fix': Readonly<Record<'name', string>>
  /** The ID token is of another request */
  readonly 'ssoFault.nonce-mismatch.title': Record<never, never>
  /** Try again. If it stays, let the ID token carry the nonce of the request. */
  readonly 'ssoFault.nonce-mismatch.fix': Record<never, never>
  /** The ID token is signed by an algorithm that we do not accept */
  readonly 'ssoFault.algorithm-unsupported.title': Record<never, never>
  /** Set the signature of ID tokens to RS256. */
  readonly 'ssoFault.algorithm-unsupported.fix': Record<never, never>
  /** The key of the ID token is not published */
  readonly 'ssoFault.key-unknown.title': Record<never, never>
  /** Check that the issuer is that of this app. After a change of keys, try again in a few minutes. */
  readonly 'ssoFault.key-unknown.fix': Record<never, never>
  /** The keys of the issuer cannot be read */
  readonly 'ssoFault.keys-unreachable.title': Record<never, never>
  /** Open the address above in a browser: it must show JSON. A firewall must let our server reach it. */
  readonly 'ssoFault.keys-unreachable.fix': Record<never, never>
  /** The user info cannot be read */
  readonly 'ssoFault.userinfo-failed.title': Record<never, never>
  /** Put the email address into the ID token, so that it is not needed. Or let our server reach the address above. */
  readonly 'ssoFault.userinfo-failed.fix': Record<never, never>
  /** The user info is of another person */
  readonly 'ssoFault.userinfo-mismatch.title': Record<never, never>
  /** Check that issuer and user info are of the same app, and that no proxy stores answers. */
  readonly 'ssoFault.userinfo-mismatch.fix': Record<never, never>
  /** Something else went wrong */
  readonly 'ssoFault.unknown.title': Record<never, never>
  /** Find this sign-in in the log of {name}. The words above may help there. */
  readonly 'ssoFault.unknown.fix': Readonly<Record<'name', string>>
  /** {name} works */
  readonly 'ssoResult.passed': Readonly<Record<'name', string>>
  /** Nobody was signed in. A sign-in would do this. */
  readonly 'ssoResult.passedText': Record<never, never>
  /** {name} answered, but we cannot use the answer */
  readonly 'ssoResult.failed': Readonly<Record<'name', string>>
  /** Who would sign in */
  readonly 'ssoResult.person': Record<never, never>
  /** Email address */
  readonly 'ssoResult.email': Record<never, never>
  /** Account here */
  readonly 'ssoResult.account': Record<never, never>
  /** Is already here */
  readonly 'ssoResult.isHere': Record<never, never>
  /** Would be added */
  readonly 'ssoResult.isNew': Record<never, never>
  /** By default */
  readonly 'ssoResult.roleByDefault': Record<never, never>
  /** From the group {groups} */
  readonly 'ssoResult.roleByGroup': Readonly<Record<'groups', string>>
  /** By default, and from the group {groups} */
  readonly 'ssoResult.roleByBoth': Readonly<Record<'groups', string>>
  /** Those of the account */
  readonly 'ssoResult.roleKept': Record<never, never>
  /** No roles */
  readonly 'ssoResult.noRoles': Record<never, never>
  /** What came */
  readonly 'ssoResult.came': Record<never, never>
  /** Not verified, because the test failed. */
  readonly 'ssoResult.cameLead': Record<never, never>
  /** Becomes */
  readonly 'ssoResult.becomes': Record<never, never>
  /** Email address */
  readonly 'ssoResult.toEmail': Record<never, never>
  /** Name */
  readonly 'ssoResult.toName': Record<never, never>
  /** Roles */
  readonly 'ssoResult.toRoles': Record<never, never>
  /** Ignored */
  readonly 'ssoResult.ignored': Record<never, never>
  /** Issuer */
  readonly 'ssoResult.issuer': Record<never, never>
  /** Subject */
  readonly 'ssoResult.subject': Record<never, never>
  /** Groups */
  readonly 'ssoResult.groups': Record<never, never>
  /** Empty */
  readonly 'ssoResult.empty': Record<never, never>
  /** It works, with one thing to know */
  readonly 'ssoResult.warning': Record<never, never>
}
