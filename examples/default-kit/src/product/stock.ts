import { shareOf } from './shipments.ts'

/** An article on the shelves. */
export interface Article {
  readonly sku: string
  readonly name: string
  /** The place on the shelves: aisle and bay. */
  readonly place: string
  readonly onHand: number
  /** The number below which it has to be ordered. */
  readonly minimum: number
}

/** The articles of a warehouse, those that have to be ordered first. */
export function stockOf(warehouse: string): readonly Article[] {
  const share = shareOf(warehouse)
  return articles
    .map((article, index) => (index % 3 === share ? { ...article, onHand: Math.round(article.onHand * 1.6) } : article))
    .toSorted((one, other) => one.onHand / one.minimum - other.onHand / other.minimum)
}

/** Returns `true` if an article has to be ordered. */
export function isShort({ onHand, minimum }: Article): boolean {
  return onHand < minimum
}

const articles: readonly Article[] = [
  { sku: 'CER-0114', name: 'Stoneware mug, 350 ml', place: 'A-03', onHand: 412, minimum: 150 },
  { sku: 'CER-0120', name: 'Serving bowl, glazed', place: 'A-04', onHand: 38, minimum: 60 },
  { sku: 'TXT-0071', name: 'Linen, natural, roll', place: 'B-01', onHand: 9, minimum: 12 },
  { sku: 'TOO-0308', name: 'Claw hammer, 450 g', place: 'C-11', onHand: 260, minimum: 80 },
  { sku: 'TOO-0342', name: 'Wood screws 4 × 40', place: 'C-12', onHand: 5400, minimum: 2000 },
  { sku: 'OUT-0009', name: 'Two-person tent', place: 'D-02', onHand: 17, minimum: 20 },
  { sku: 'FOO-0555', name: 'Green coffee, 60 kg sack', place: 'E-07', onHand: 122, minimum: 90 },
  { sku: 'FOO-0561', name: 'Honey, 500 g', place: 'E-09', onHand: 640, minimum: 200 },
  { sku: 'LIG-0031', name: 'Lamp shade, 30 cm', place: 'F-05', onHand: 88, minimum: 100 },
  { sku: 'PAP-0102', name: 'Notebook, A5, lined', place: 'F-08', onHand: 1310, minimum: 400 },
]
