/** The dialogs, the drawer and the filters of users: one chunk, because each further one would grow the list in the entry. */
export { EndDialog } from './end-dialog.tsx'
export { ApplicationFilter, GroupFilter, RoleFilter } from './filter-fields.tsx'
export { InviteAlone } from './invite-alone.tsx'
export { InviteFlow } from './invite-flow.tsx'
export { ResetBreached } from './reset-breached.tsx'
export { RolesDialog, RolesOfManyDialog } from './roles-dialog.tsx'
export { UserApplications } from './user-applications.tsx'
export { UserDrawer } from './user-drawer.tsx'
