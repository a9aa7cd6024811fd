import { Arrival } from './arrival.tsx'
import { Link } from './link.tsx'
import { useProductWords } from './product-words.ts'
import { ShipmentState } from './shipment-state.tsx'
import type { Shipment } from './shipments.ts'

/** The props of {@link ShipmentsTable}. */
export interface ShipmentsTableProps {
  readonly label: string
  readonly shipments: readonly Shipment[]
}

/** Shipments as a table, on a phone as cards. */
export function ShipmentsTable({ label, shipments }: ShipmentsTableProps) {
  const words = useProductWords()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the cards of a phone take the role away in some browsers.
    <table className="table" role="table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.shipment}</th>
          <th scope="col">{words.sender}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.arrival}</th>
          <th scope="col">{words.dock}</th>
          <th scope="col" className="number">
            {words.load}
          </th>
        </tr>
      </thead>
      <tbody>
        {shipments.map(({ id, sender, from, state, hours, dock, parcels }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/shipments/${id}`} className="row-link">
                <bdi>{id}</bdi>
              </Link>
            </th>
            <td>
              <bdi>{sender}</bdi>, <bdi className="muted">{from}</bdi>
            </td>
            <td>
              <ShipmentState state={state} />
            </td>
            <td>
              <Arrival hours={hours} />
            </td>
            <td>{words.dockNumber(dock)}</td>
            <td className="number">{words.parcels(String(parcels))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
