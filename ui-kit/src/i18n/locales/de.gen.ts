// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue, CompleteLocale } from '../catalogue.ts'
import { messages as signIn } from './sign-in/de.gen.ts'
import { messages as checkout } from './checkout/de.gen.ts'
import { messages as portal } from './portal/de.gen.ts'
import { messages as ssoTest } from './sso-test/de.gen.ts'

const messages: Catalogue = { ...signIn, ...checkout, ...portal, ...ssoTest }

/** Every message in German. */
export const de: CompleteLocale = { code: 'de', dir: 'ltr', messages }
