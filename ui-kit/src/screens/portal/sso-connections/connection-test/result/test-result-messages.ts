import { setUpMessages } from '../../../../../i18n/messages/portal/set-up.gen.ts'
import { ssoConnectionsMessages } from '../../../../../i18n/messages/portal/sso-connections.gen.ts'
import { ssoTestResultMessages } from '../../../../../i18n/messages/portal/sso-test-result.gen.ts'

/** The English texts of the result of a test. */
export const testResultMessages = { ...setUpMessages, ...ssoConnectionsMessages, ...ssoTestResultMessages }
