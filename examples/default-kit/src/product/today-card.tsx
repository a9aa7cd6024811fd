import { useLanguageTag } from '../home/words.ts'
import { Link } from './link.tsx'
import { useProductWords } from './product-words.ts'
import { shipmentsOf, toCome } from './shipments.ts'
import { ShipmentsTable } from './shipments-table.tsx'
import { isShort, stockOf } from './stock.ts'
import { useWarehouse } from './warehouse.ts'

/** The day at the warehouse: its figures, and the next shipments. */
export function TodayCard() {
  const words = useProductWords()
  const warehouse = useWarehouse()
  const number = new Intl.NumberFormat(useLanguageTag())
  const open = toCome(shipmentsOf(warehouse))
  const figures = [
    [words.arrivingToday, open.filter(({ hours }) => hours < 24).length],
    [words.onTheWay, open.filter(({ state }) => state === 'onTheWay').length],
    [words.late, open.filter(({ state }) => state === 'late').length],
    [words.toOrder, stockOf(warehouse).filter(isShort).length],
  ] as const
  return (
    <>
      <ul className="figures">
        {figures.map(([name, value]) => (
          <li key={name}>
            <span>{name}</span>
            <b>{number.format(value)}</b>
          </li>
        ))}
      </ul>
      <section className="card card-table" aria-labelledby="next-title">
        <header className="card-header">
          <h2 id="next-title">{words.next}</h2>
          <Link to="/shipments">{words.all}</Link>
        </header>
        <ShipmentsTable label={words.next} shipments={open.slice(0, 5)} />
      </section>
    </>
  )
}
