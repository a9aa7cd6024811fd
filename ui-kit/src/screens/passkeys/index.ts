export { Passkeys, type PasskeysProps } from './passkeys.tsx'
