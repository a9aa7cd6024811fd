import type { SsoFaultCode } from '../../calls/identity-fault.ts'

/**
 * The fault of the error code of Entra ID in a text, such as `AADSTS50011`; `undefined` without one. Entra has one code of OAuth for
 * many reasons.
 *
 * @see https://learn.microsoft.com/entra/identity-platform/reference-error-codes
 */
export function entraCodeIn(text: string): SsoFaultCode | undefined {
  return codes[/\bAADSTS(\d+)/.exec(text)?.[1] ?? '']
}

const codes: Readonly<Record<string, SsoFaultCode>> = {
  50011: 'redirect-uri-unregistered',
  500113: 'redirect-uri-unregistered',
  900971: 'redirect-uri-unregistered',

  // Neither application nor directory is there.
  700016: 'client-unknown',
  90002: 'client-unknown',

  7000215: 'client-secret-wrong',
  7000216: 'client-secret-wrong',
  7000218: 'client-secret-wrong',
  7000222: 'client-secret-wrong',

  // It is registered as a page, or as a public client.
  700025: 'client-refused',
  700051: 'client-refused',
  9002326: 'client-refused',
  9002327: 'client-refused',

  65001: 'consent-required',
  65004: 'consent-required',
  650052: 'consent-required',
  90008: 'consent-required',
  90094: 'consent-required',

  70011: 'scope-refused',
  50105: 'not-assigned',
  50020: 'person-unknown',
  50034: 'person-unknown',
  53000: 'request-denied',
  53003: 'request-denied',
}
