import { useState } from 'react'
import { Shell } from '../home/shell.tsx'
import { useProductWords } from './product-words.ts'
import { type ShipmentState, shipmentStates, shipmentsOf } from './shipments.ts'
import { ShipmentsTable } from './shipments-table.tsx'
import { useWarehouse } from './warehouse.ts'

/** All shipments of the warehouse, searched by words and by state. */
export function ShipmentsPage() {
  const words = useProductWords()
  const warehouse = useWarehouse()
  const [text, setText] = useState('')
  const [state, setState] = useState<ShipmentState | null>(null)
  const shipments = shipmentsOf(warehouse).filter(
    (one) =>
      (state === null || one.state === state) &&
      `${one.id} ${one.sender} ${one.from} ${one.carrier} ${one.goods}`
        .toLowerCase()
        .includes(text.trim().toLowerCase()),
  )
  return (
    <Shell tab={words.shipments} title={words.shipments} lead={words.shipmentsLead(warehouse)}>
      <section className="card card-table" aria-label={words.all}>
        <div className="filters">
          <input
            type="search"
            className="field"
            aria-label={words.search}
            placeholder={words.search}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <select
            className="field"
            aria-label={words.state}
            value={state ?? ''}
            onChange={({ currentTarget: { value } }) => setState(shipmentStates.find((one) => one === value) ?? null)}
          >
            <option value="">{words.anyState}</option>
            {shipmentStates.map((one) => (
              <option key={one} value={one}>
                {words.states[one]}
              </option>
            ))}
          </select>
          <p role="status" className="muted">
            {words.found(shipments.length)}
          </p>
        </div>
        {shipments.length > 0 ? (
          <ShipmentsTable label={words.shipments} shipments={shipments} />
        ) : (
          <div className="nothing">
            <p>{words.noneFound}</p>
            <button
              type="button"
              className="button"
              onClick={() => {
                setText('')
                setState(null)
              }}
            >
              {words.clear}
            </button>
          </div>
        )}
      </section>
    </Shell>
  )
}
