export { Passkeys, type PasskeysFixed, type PasskeysProps } from './passkeys.tsx'
