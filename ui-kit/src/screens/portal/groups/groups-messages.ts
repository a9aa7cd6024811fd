import { groupsMessages as ownMessages } from '../../../i18n/messages/portal/groups.gen.ts'
import { ownRightsMessages } from '../../../i18n/messages/portal/own-rights.gen.ts'
import { pickListMessages } from '../../../i18n/messages/portal/pick-list.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'

/** The English texts of groups. */
export const groupsMessages = { ...signInMessages, ...pickListMessages, ...ownRightsMessages, ...ownMessages }
