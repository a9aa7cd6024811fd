import {
  createFeatureHook,
  entitlementsFeature,
  type Remedy,
  useClient,
  useSession,
  useStepUp,
} from '@portico/headless'
import { useState } from 'react'
import { buy } from '../emulator.ts'
import { useOpenCheckout } from './checkout.tsx'
import { useWords } from './words.ts'

/** What a {@link Locked} takes. */
export interface LockedProps {
  /** What would open it. */
  readonly remedy: Remedy
  /** The feature, if it is sold alone. */
  readonly feature?: string
  /** `true` if a plan contains it: the upgrade is the checkout. */
  readonly isInPlan?: boolean
  /** How fresh the second step has to be, in seconds. */
  readonly maxAge?: number | undefined
}

/** Something that is closed: why, and the way to open it. */
export function Locked({ remedy, feature, isInPlan = false, maxAge }: LockedProps) {
  const words = useWords()
  return (
    <>
      <span className="badge" data-tone="wary">
        {words.locked}
      </span>
      <p>{words.remedies[remedy]}</p>
      {remedy === 'stepUp' && <ConfirmButton maxAge={maxAge} />}
      {remedy === 'upgrade' && isInPlan && <PlanButton />}
      {remedy === 'upgrade' && feature && <UpgradeButton feature={feature} />}
      {remedy === 'signIn' && <SignInButton />}
      {remedy === 'askAdministrator' && (
        <a className="button" href={`mailto:?subject=${encodeURIComponent(words.askSubject)}`}>
          {words.ask}
        </a>
      )}
    </>
  )
}

function ConfirmButton({ maxAge }: Pick<LockedProps, 'maxAge'>) {
  const words = useWords()
  const { stepUp } = useStepUp()
  return (
    <button type="button" className="button" onClick={() => stepUp({ maxAge })}>
      {words.confirm}
    </button>
  )
}

const useEntitlements = createFeatureHook(entitlementsFeature)

/** Opens the checkout. What the new plan contains opens as soon as it is paid. */
function PlanButton() {
  const words = useWords()
  const open = useOpenCheckout()
  return (
    <button type="button" className="button" onClick={open}>
      {words.upgrade}
    </button>
  )
}

function UpgradeButton({ feature }: { readonly feature: string }) {
  const words = useWords()
  const { load } = useEntitlements()
  const { user, tenant } = useSession()
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  async function upgrade() {
    setState('pending')
    const isBought = await buy({ feature, tenantId: tenant?.tenantId ?? '', userId: user?.id ?? '' })
    setState(isBought ? 'idle' : 'failed')
    if (isBought) await load()
  }
  return (
    <>
      <button
        type="button"
        className="button"
        data-pending={state === 'pending' || undefined}
        onClick={() => void upgrade()}
      >
        {words.upgrade}
      </button>
      {state === 'failed' && <p role="alert">{words.upgradeFailed}</p>}
    </>
  )
}

function SignInButton() {
  const words = useWords()
  const client = useClient()
  return (
    <button type="button" className="button" onClick={() => client.navigate('/account/login')}>
      {words.signIn}
    </button>
  )
}
