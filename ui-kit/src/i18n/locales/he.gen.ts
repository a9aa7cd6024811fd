// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue, CompleteLocale } from '../catalogue.ts'
import { messages as signIn } from './sign-in/he.gen.ts'
import { messages as checkout } from './checkout/he.gen.ts'
import { messages as portal } from './portal/he.gen.ts'
import { messages as ssoTest } from './sso-test/he.gen.ts'

const messages: Catalogue = { ...signIn, ...checkout, ...portal, ...ssoTest }

/** Every message in Hebrew. */
export const he: CompleteLocale = { code: 'he', dir: 'rtl', messages }
