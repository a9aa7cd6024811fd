/**
 * The signature algorithms that are accepted if nothing else is stated: those with a key pair, and `none` is not among them.
 *
 * @see RFC 7518, section 3.1, RFC 8037, section 3.1, and RFC 9864, section 2.2
 */
export const signatureAlgorithms: readonly string[] = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]
