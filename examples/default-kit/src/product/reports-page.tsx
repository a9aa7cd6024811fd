import { useCan } from '@portico/headless'
import { Locked } from '../home/locked.tsx'
import { Shell } from '../home/shell.tsx'
import { Bars } from './bars.tsx'
import { useProductWords } from './product-words.ts'
import { useWarehouse } from './warehouse.ts'
import { forecastOf, weeksOf } from './weeks.ts'

/** The parcels of the last weeks, and a forecast that not every plan has. */
export function ReportsPage() {
  const words = useProductWords()
  const warehouse = useWarehouse()
  const weeks = weeksOf(warehouse)
  return (
    <Shell tab={words.reports} title={words.reports} lead={words.reportsLead(warehouse)}>
      <div className="cards">
        <section className="card" aria-labelledby="received-title">
          <h2 id="received-title">{words.received}</h2>
          <Bars
            label={words.received}
            bars={weeks.map((value, index) => ({ name: words.week(weeks.length - 1 - index), value }))}
          />
        </section>
        <section className="card" aria-labelledby="forecast-title">
          <h2 id="forecast-title">{words.forecast}</h2>
          <p className="muted">{words.forecastLead}</p>
          <Forecast weeks={weeks} />
        </section>
      </div>
    </Shell>
  )
}

function Forecast({ weeks }: { readonly weeks: readonly number[] }) {
  const words = useProductWords()
  const { isAllowed, remedy } = useCan({ feature: 'delivery-forecast' })
  if (isAllowed) {
    return (
      <Bars
        label={words.forecast}
        bars={forecastOf(weeks).map((value, index) => ({ name: words.ahead(index + 1), value }))}
      />
    )
  }
  return <div className="locked">{remedy && <Locked remedy={remedy} isInPlan />}</div>
}
