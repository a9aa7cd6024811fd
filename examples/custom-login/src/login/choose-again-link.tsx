import { useMfa } from '@portico/headless'
import { ActionLink } from '../parts/action-link.tsx'

/** Back to the choice of second factors, where there is one. */
export function ChooseAgainLink() {
  const { hasChoice, chooseAgain } = useMfa()
  return hasChoice && <ActionLink onPress={chooseAgain}>Choose another second step</ActionLink>
}
