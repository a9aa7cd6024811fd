import { applicationsMessages } from '../../../../i18n/messages/portal/applications.gen.ts'
import { inviteUsersMessages } from '../../../../i18n/messages/portal/invite-users.gen.ts'
import { signInMessages } from '../../../../i18n/messages/sign-in.gen.ts'

/** The English texts of invitations. */
export const inviteMessages = { ...signInMessages, ...applicationsMessages, ...inviteUsersMessages }
