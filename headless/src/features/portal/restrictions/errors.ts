/** The codes of errors that `ipRestrictions` makes itself. Their meaning is in its guide. */
export const ipRestrictionErrors = {
  ipAddressInvalid: 'ip-address-invalid',
  ipNotAllowed: 'ip-not-allowed',
  ipBlocked: 'ip-blocked',
  ipAdmitsOwn: 'ip-admits-own',
  ipBlocksOwn: 'ip-blocks-own',
} as const

/** The codes of errors that `domainRestrictions` makes itself. Their meaning is in its guide. */
export const domainRestrictionErrors = {
  emailDomainInvalid: 'email-domain-invalid',
} as const
