export { UserButton, type UserButtonProps } from './user-button.tsx'
export type { UserControlProps } from './user-control.tsx'
export type { UserMenuProps } from './user-menu.tsx'
