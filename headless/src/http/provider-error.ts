import { genericErrorCode, type PorticoError } from '../core/errors.ts'

const providerErrors = new WeakSet<PorticoError>()

/** Marks an error as the provider's own. */
export function markProviderError(error: PorticoError): void {
  providerErrors.add(error)
}

/** True for the provider's own JSON error, not for one of a server between it and the page. */
export function isProviderError(error: PorticoError): boolean {
  return providerErrors.has(error)
}

/** True if the answer had neither a code nor a text of the provider. */
export function isWordless(error: PorticoError): boolean {
  return error.code === genericErrorCode && !isProviderError(error)
}
