import { Refusal } from '@portico/headless/provider'
import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import { drawToken } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { type Body, integer, optionalMembers, optionalText, readBody, text } from '../http/body.ts'
import { addressIn } from './address-in.ts'
import { isExpired } from './charges.ts'
import { retryNow, settle } from './engine.ts'
import { billingRecords, type SetupIntent } from './records.ts'
import { type TestCard, testCards } from './test-cards.ts'

/** The address at which pages confirm setup intents, as they do at a card provider. */
export const confirmAddress = '/card-provider/v1/setup-intents/confirm'

/**
 * Serves a stand-in of the card provider. A page sends the number of a test card with the secret of a setup intent. A confirmed
 * intent stays confirmed, so repeating it is safe.
 */
export function serveCardProvider(app: Application, world: World): void {
  app.post(confirmAddress, async (context) => {
    const body = await readBody(context.req.raw)
    const intent = intentOf(world.state, body)
    const status = intent.status === 'succeeded' ? 'succeeded' : confirm(world, intent, body)
    world.changed()
    return Response.json({ status })
  })
}

function intentOf(state: CoreState, body: Body): SetupIntent {
  const own = billingRecords.of(state)
  const secret = text(body, 'setupIntentSecret')
  const isKnown = text(body, 'publishableKey') === own.billingSettings.publishableKey
  const intent = own.setupIntents.find((one) => one.secret === secret)
  if (intent && isKnown) return intent
  throw new Refusal(401, 'ER-SETUP-INTENT', 'The setup intent is unknown')
}

/** The answer to a card. `confirmation` is the answer of the person to the bank. */
function confirm(world: World, intent: SetupIntent, body: Body): string {
  const number = text(body, 'number').replace(/\s/g, '')
  const [expMonth, expYear] = [integer(body, 'expMonth', 1, 12), integer(body, 'expYear', 2000, 2999)]
  const now = world.now()
  if (isExpired({ expMonth, expYear }, now)) return 'expired'
  const card = testCards.find((one) => one.number === number)
  if (!card || card.whenSaved === 'declined') return 'declined'
  if (card.whenSaved === 'demands-confirmation') {
    const answer = optionalText(body, 'confirmation')
    intent.status = 'waits-for-confirmation'
    if (answer !== 'accepted') return answer === 'refused' ? 'refused' : 'demands-confirmation'
  }
  save(world, intent, { card, expMonth, expYear, body })
  return 'succeeded'
}

interface SavedCard {
  readonly card: TestCard
  readonly expMonth: number
  readonly expYear: number
  readonly body: Body
}

/** Saves the card as the one that pays, and charges what is open. */
function save(world: World, intent: SetupIntent, { card, expMonth, expYear, body }: SavedCard): void {
  const state = billingRecords.of(world.state)
  const { tenantId, paymentMethodId: id } = intent
  const details = optionalMembers(body, 'details') ?? {}
  for (const other of state.billingCards) if (other.tenantId === tenantId) other.isDefault = false
  state.billingCards = state.billingCards.filter((one) => one.id !== id)
  state.billingCards.push({
    id,
    externalId: `pm_${drawToken(state, 24)}`,
    tenantId,
    isDefault: true,
    behavior: card.behavior,
    brand: card.brand,
    last4: card.number.slice(-4),
    expMonth,
    expYear,
    name: optionalText(details, 'name') ?? '',
    email: optionalText(details, 'email') ?? '',
    address: addressIn(optionalMembers(details, 'address') ?? {}),
  })
  intent.status = 'succeeded'
  settle(state, world.now())
  retryNow(state, tenantId, world.now())
}
