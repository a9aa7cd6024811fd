/** The dialogs and the drawer of users: one chunk, which loads while the list is idle. */
export { InviteAlone } from './invite/invite-alone.tsx'
export { InviteFlow } from './invite/invite-flow.tsx'
export { UserDrawer } from './user/user-drawer.tsx'
