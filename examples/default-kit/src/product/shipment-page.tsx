import { Fact } from '../home/fact.tsx'
import { Shell } from '../home/shell.tsx'
import { useLanguageTag } from '../home/words.ts'
import { Arrival } from './arrival.tsx'
import { Link } from './link.tsx'
import { useProductWords } from './product-words.ts'
import { ShipmentState } from './shipment-state.tsx'
import { type ShipmentState as State, shipmentOf } from './shipments.ts'
import { useWarehouse } from './warehouse.ts'

/** One shipment: its way, and its load. */
export function ShipmentPage({ id }: { readonly id: string }) {
  const words = useProductWords()
  const language = useLanguageTag()
  const shipment = shipmentOf(useWarehouse(), id)
  const back = <Link to="/shipments">{words.backToShipments}</Link>
  if (!shipment) {
    return (
      <Shell tab={id} title={<bdi>{id}</bdi>} lead={words.unknownShipment(id)}>
        {back}
      </Shell>
    )
  }
  const { sender, from, goods, carrier, state, hours, parcels, weight, dock } = shipment
  const reached = way.indexOf(state === 'late' ? 'onTheWay' : state)
  return (
    <Shell tab={id} title={<bdi>{id}</bdi>} lead={goods}>
      <div className="cards">
        <section className="card" aria-labelledby="way-title">
          <header className="card-header">
            <h2 id="way-title">{words.progress}</h2>
            <ShipmentState state={state} />
          </header>
          <ol className="way">
            {way.map((place, index) => (
              <li
                key={place}
                data-done={index <= reached || undefined}
                aria-current={index === reached ? 'step' : undefined}
              >
                {words.states[place]}
              </li>
            ))}
          </ol>
        </section>
        <section className="card" aria-labelledby="load-title">
          <h2 id="load-title">{words.load}</h2>
          <dl className="facts">
            <Fact name={words.sender}>
              <span>
                <bdi>{sender}</bdi>, <bdi>{from}</bdi>
              </span>
            </Fact>
            <Fact name={words.arrival}>
              <Arrival hours={hours} />
            </Fact>
            <Fact name={words.dock}>{words.dockNumber(dock)}</Fact>
            <Fact name={words.carrier}>
              <bdi>{carrier}</bdi>
            </Fact>
            <Fact name={words.goods}>{words.parcels(String(parcels))}</Fact>
            <Fact name={words.weight}>
              {new Intl.NumberFormat(language, { style: 'unit', unit: 'kilogram' }).format(weight)}
            </Fact>
          </dl>
        </section>
      </div>
      {back}
    </Shell>
  )
}

const way: readonly State[] = ['booked', 'onTheWay', 'atDock', 'received']
