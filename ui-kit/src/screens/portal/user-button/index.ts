export { UserButton, type UserButtonProps } from './user-button.tsx'
