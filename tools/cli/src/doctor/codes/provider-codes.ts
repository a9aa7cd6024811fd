import type { Meaning } from './meaning.ts'

/** Faults of the provider and of the way to it. */
export const providerCodes = {
  'address-invalid': {
    level: 'error',
    title: 'The address of the provider is none',
    effect: 'The application does not start: createClient throws.',
    remedy: 'Use the root of the provider with its scheme, such as https://id.example.com.',
  },
  'address-not-encrypted': {
    level: 'error',
    title: 'The provider is called without encryption',
    effect: 'Passwords and cookies can be read on their way, and a page with https may not call it at all.',
    remedy: 'Use https in the address of the provider.',
  },
  'address-prefix-twice': {
    level: 'error',
    title: 'The address contains the prefix twice',
    effect: 'Each call leads to a path that does not exist.',
    remedy: 'Use the root of the provider. The client adds the prefix by itself.',
  },
  'address-prefix': {
    level: 'note',
    title: 'The address ends with the prefix',
    effect: 'None: the client removes it. Other tools that read the variable may not.',
    remedy: 'Use the root of the provider.',
  },
  'name-unknown': {
    level: 'error',
    title: 'The name of the provider cannot be resolved',
    effect: 'Each call fails with the code network. People see that the server cannot be reached.',
    remedy: 'Correct the name, or wait until its DNS record is known everywhere.',
  },
  'connection-refused': {
    level: 'error',
    title: 'Nothing listens at the address',
    effect: 'Each call fails with the code network. People see that the server cannot be reached.',
    remedy: 'Correct the port. On your machine, start the provider: portico emulator.',
  },
  'no-answer': {
    level: 'error',
    title: 'The provider does not answer in time',
    effect: 'Each call fails with the code timeout.',
    remedy: 'Allow the connection in firewalls and proxies, and check the address.',
  },
  certificate: {
    level: 'error',
    title: 'The certificate is not trusted',
    effect: 'Browsers refuse each call. People see that the server cannot be reached.',
    remedy:
      'Install a certificate of a known authority for this name, with its whole chain. For an authority of your own, set NODE_EXTRA_CA_CERTS.',
  },
  'no-encryption': {
    level: 'error',
    title: 'The port does not use encryption',
    effect: 'Browsers refuse each call with https.',
    remedy: 'Serve the provider with TLS at this port, or correct the port.',
  },
  connection: {
    level: 'error',
    title: 'The connection fails',
    effect: 'Each call fails with the code network.',
    remedy: 'Check the address and the network between this machine and the provider.',
  },
  redirected: {
    level: 'error',
    title: 'The provider redirects its calls',
    effect: 'Sign-ins fail, because a call with a body follows no redirect.',
    remedy: 'Use the address that it redirects to, or remove the redirect.',
  },
  'html-answer': {
    level: 'error',
    title: 'The address answers with an HTML page',
    effect: 'Each call fails with the code unreadable-answer. People see a general error.',
    remedy: 'Use the address of the provider: this is an application or the page of a proxy.',
  },
  'prefix-differs': {
    level: 'error',
    title: 'The operations are at another path',
    effect: 'Each call fails with 404.',
    remedy: 'Use the address that answered, or set urlPrefix to its prefix. Make the proxy pass paths on unchanged.',
  },
  'operations-missing': {
    level: 'error',
    title: 'The address has no operations',
    effect: 'Each call fails with 404.',
    remedy: 'Use the domain of the provider, without a path.',
  },
  'provider-refuses': {
    level: 'error',
    title: 'The provider refuses public calls',
    effect: 'The first form cannot be shown as it was configured, or not at all.',
    remedy: 'Allow these calls in the firewall or the proxy before the provider.',
  },
  'provider-failing': {
    level: 'error',
    title: 'The provider fails',
    effect: 'People see that the server cannot be reached, and no one can sign in.',
    remedy: 'Try again later, or read the log of the provider or the proxy before it.',
  },
  'rate-limited': {
    level: 'warning',
    title: 'The provider limits calls',
    effect: 'The page repeats its reads after the stated time. A sign-in fails until then.',
    remedy: 'Wait, then run the doctor again. If it stays, raise the limit.',
  },
  'retry-after-missing': {
    level: 'warning',
    title: 'The provider limits calls and states no time',
    effect: 'Each page tries again after half a second, which keeps the limit reached.',
    remedy: 'Send Retry-After with each 429.',
  },
  'answer-shape': {
    level: 'error',
    title: 'An answer has not the shape of the contract',
    effect: 'The page cannot read its configuration, so that forms or sections are missing.',
    remedy: 'Check which service answers at this path, and the version of the provider.',
  },
  'operation-missing': {
    level: 'warning',
    title: 'A public operation does not exist',
    effect: 'The page shows its defaults instead of what was configured.',
    remedy: 'Allow the path in the proxy before the provider, or update the provider.',
  },
  'keys-missing': {
    level: 'error',
    title: 'The public keys cannot be read',
    effect: 'A server refuses each token, and hosted login ends in an error.',
    remedy: 'Let the path /.well-known/jwks.json lead to the provider, without the prefix.',
  },
  'keys-empty': {
    level: 'error',
    title: 'The provider states no key that signs',
    effect: 'A server refuses each token, and hosted login ends in an error.',
    remedy: 'Let the provider publish the public part of the key that signs its tokens.',
  },
  'discovery-missing': {
    level: 'warning',
    title: 'The discovery document cannot be read',
    effect: 'Portico does not need it. Libraries for OpenID Connect cannot configure themselves.',
    remedy: 'Let the path lead to the provider.',
  },
  'issuer-differs': {
    level: 'error',
    title: 'The provider states another issuer',
    effect:
      'A server refuses each token, and hosted login ends in an error, because the issuer is compared with the address.',
    remedy: 'Use the address of the issuer, or set the option issuer of the server and of hosted().',
  },
  'application-unknown': {
    level: 'error',
    title: 'The application id is refused',
    effect: 'Each call fails.',
    remedy: 'Copy the id from the list of applications of the provider, or leave applicationId out.',
  },
  'client-unknown': {
    level: 'error',
    title: 'The client id is refused',
    effect: 'Hosted login ends on an error page of the provider.',
    remedy: 'Copy the client id from the settings of the provider.',
  },
  'redirect-refused': {
    level: 'error',
    title: 'The way back from hosted login is not allowed',
    effect: 'Hosted login ends on an error page of the provider.',
    remedy: 'Add the address to the redirect addresses of the provider.',
  },
  clock: {
    level: 'error',
    title: 'The clocks of provider and machine differ',
    effect: 'A server may refuse new tokens, and codes of authenticator apps fail.',
    remedy: 'Set the clock of the machine that is wrong, by NTP.',
  },
} as const satisfies Readonly<Record<string, Meaning>>
