import { usePasskeySignIn, useSocialLogin } from '@portico/headless'

/** Whether it is known what ways in there are besides the address: what stands below them comes no sooner. */
export function useWaysKnown(): boolean {
  const isSocialKnown = useSocialLogin(({ providers, calls }) => providers !== null || calls.load.status === 'failed')
  const arePasskeysKnown = usePasskeySignIn(
    ({ support, calls }) => support !== null || calls.loadSupport.status === 'failed',
  )
  return isSocialKnown && arePasskeysKnown
}
