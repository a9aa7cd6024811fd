import { ownFactorsMessages as ownMessages } from '../../i18n/messages/portal/own-factors.gen.ts'
import { secondFactorMessages } from '../login/second-factor/second-factor-messages.ts'

/** The English texts of the own second factors, and those of their steps. */
export const ownFactorsMessages = { ...secondFactorMessages, ...ownMessages }
