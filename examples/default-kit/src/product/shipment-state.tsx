import { useProductWords } from './product-words.ts'
import type { ShipmentState as State } from './shipments.ts'

const tones: Readonly<Record<State, 'good' | 'wary' | 'busy' | 'plain'>> = {
  booked: 'plain',
  onTheWay: 'busy',
  late: 'wary',
  atDock: 'good',
  received: 'plain',
}

/** The state of a shipment, in words. */
export function ShipmentState({ state }: { readonly state: State }) {
  const { states } = useProductWords()
  return (
    <span className="badge" data-tone={tones[state]}>
      {states[state]}
    </span>
  )
}
