import { usePasskeySignIn, useSocialLogin } from '@portico/headless'

/** True once the ways in beside the address are known. Content below them waits for that. */
export function useWaysKnown(): boolean {
  const isSocialKnown = useSocialLogin(({ providers, calls }) => providers !== null || calls.load.status === 'failed')
  const arePasskeysKnown = usePasskeySignIn(
    ({ support, calls }) => support !== null || calls.loadSupport.status === 'failed',
  )
  return isSocialKnown && arePasskeysKnown
}
