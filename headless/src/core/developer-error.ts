import { withPage } from '#error-pages'
import { PorticoError, type PorticoErrorDetails } from './errors.ts'

/**
 * Returns an error whose message is for developers: an option, a setting, a component, a call or a token is wrong, and stays wrong
 * until code or configuration changes. In a development build the message ends with the address of the page of the code. An
 * error whose message people read is a plain {@link PorticoError}.
 */
export function developerError(code: string, message: string, details?: PorticoErrorDetails): PorticoError {
  return new PorticoError(code, withPage(message, code), details)
}
