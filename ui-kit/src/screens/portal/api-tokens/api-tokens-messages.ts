import { apiTokensMessages as ownMessages } from '../../../i18n/messages/portal/api-tokens.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of api tokens. */
export const apiTokensMessages = { ...signInMessages, ...ownMessages }
