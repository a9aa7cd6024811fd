import { pickListMessages } from '../../../../i18n/messages/portal/pick-list.gen.ts'
import { userMessages as ownMessages } from '../../../../i18n/messages/portal/user.gen.ts'
import { usersMessages } from '../list/users-messages.ts'

/** The English texts of one user: the drawer and its dialogs. */
export const userMessages = { ...usersMessages, ...pickListMessages, ...ownMessages }
