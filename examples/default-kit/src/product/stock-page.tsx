import { Shell } from '../home/shell.tsx'
import { useLanguageTag } from '../home/words.ts'
import { useProductWords } from './product-words.ts'
import { isShort, stockOf } from './stock.ts'
import { useWarehouse } from './warehouse.ts'

/** The articles on the shelves, those that have to be ordered first. */
export function StockPage() {
  const words = useProductWords()
  const warehouse = useWarehouse()
  const number = new Intl.NumberFormat(useLanguageTag())
  return (
    <Shell tab={words.stock} title={words.stock} lead={words.stockLead(warehouse)}>
      <section className="card card-table" aria-label={words.stock}>
        {/* biome-ignore lint/a11y/noRedundantRoles: the cards of a phone take the role away in some browsers. */}
        <table className="table" role="table" aria-label={words.stock}>
          <thead>
            <tr>
              <th scope="col">{words.article}</th>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.state}</th>
              <th scope="col" className="number">
                {words.onHand}
              </th>
              <th scope="col" className="number">
                {words.minimum}
              </th>
            </tr>
          </thead>
          <tbody>
            {stockOf(warehouse).map((article) => (
              <tr key={article.sku}>
                <th scope="row">
                  <bdi>{article.name}</bdi> <bdi className="muted">{article.sku}</bdi>
                </th>
                <td>
                  <bdi>{article.place}</bdi>
                </td>
                <td>
                  <span className="badge" data-tone={isShort(article) ? 'wary' : 'good'}>
                    {isShort(article) ? words.order : words.enough}
                  </span>
                </td>
                <td className="number" data-label={words.onHand}>
                  {number.format(article.onHand)}
                </td>
                <td className="number" data-label={words.minimum}>
                  {number.format(article.minimum)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Shell>
  )
}
