import type { LocaleName } from '@portico/ui-kit'
import { useContext } from 'react'
import { LocaleContext } from '../home/words.ts'
import type { ShipmentState } from './shipments.ts'

/** The words of the product's pages. */
export interface ProductWords {
  readonly mainMenu: string
  readonly shipments: string
  readonly shipmentsLead: (warehouse: string) => string
  readonly stock: string
  readonly stockLead: (warehouse: string) => string
  readonly reports: string
  readonly reportsLead: (warehouse: string) => string
  readonly arrivingToday: string
  readonly onTheWay: string
  readonly late: string
  readonly toOrder: string
  readonly parcels: (count: string) => string
  readonly next: string
  readonly all: string
  readonly search: string
  readonly state: string
  readonly anyState: string
  readonly states: Readonly<Record<ShipmentState, string>>
  readonly shipment: string
  readonly sender: string
  readonly arrival: string
  readonly dock: string
  readonly dockNumber: (dock: number) => string
  readonly load: string
  readonly found: (count: number) => string
  readonly noneFound: string
  readonly clear: string
  readonly carrier: string
  readonly goods: string
  readonly weight: string
  readonly backToShipments: string
  readonly progress: string
  readonly unknownShipment: (id: string) => string
  readonly article: string
  readonly place: string
  readonly onHand: string
  readonly minimum: string
  readonly order: string
  readonly enough: string
  readonly received: string
  readonly week: (ago: number) => string
  readonly forecast: string
  readonly forecastLead: string
  readonly ahead: (weeks: number) => string
}

/** The words of the product's pages, in the language of the page. */
export function useProductWords(): ProductWords {
  const locale = useContext(LocaleContext)
  return locale === 'pseudo' ? words.en : words[locale]
}

const words: Readonly<Record<LocaleName, ProductWords>> = {
  en: {
    mainMenu: 'Main',
    shipments: 'Shipments',
    shipmentsLead: (warehouse) => `Everything on its way to ${warehouse}, and what arrived this week.`,
    stock: 'Stock',
    stockLead: (warehouse) => `What’s on the shelves of ${warehouse}.`,
    reports: 'Reports',
    reportsLead: (warehouse) => `The last eight weeks at ${warehouse}.`,
    arrivingToday: 'Arriving today',
    onTheWay: 'On the way',
    late: 'Late',
    toOrder: 'To order',
    parcels: (count) => `${count} parcels`,
    next: 'Next at the docks',
    all: 'All shipments',
    search: 'Search shipments',
    state: 'State',
    anyState: 'Any state',
    states: { booked: 'Booked', onTheWay: 'On the way', late: 'Late', atDock: 'At the dock', received: 'Received' },
    shipment: 'Shipment',
    sender: 'Sender',
    arrival: 'Arrival',
    dock: 'Dock',
    dockNumber: (dock) => `Dock ${dock}`,
    load: 'Load',
    found: (count) => (count === 1 ? '1 shipment' : `${count} shipments`),
    noneFound: 'No shipment matches. Try fewer words, or any state.',
    clear: 'Show all',
    carrier: 'Carrier',
    goods: 'Goods',
    weight: 'Weight',
    backToShipments: 'All shipments',
    progress: 'Where it is',
    unknownShipment: (id) => `There’s no shipment ${id} here.`,
    article: 'Article',
    place: 'Place',
    onHand: 'On hand',
    minimum: 'Minimum',
    order: 'Order soon',
    enough: 'Enough',
    received: 'Parcels received',
    week: (ago) => (ago === 0 ? 'This week' : ago === 1 ? 'Last week' : `${ago} weeks ago`),
    forecast: 'Delivery forecast',
    forecastLead: 'The next three weeks, from the last eight.',
    ahead: (weeks) => (weeks === 1 ? 'Next week' : `In ${weeks} weeks`),
  },
  de: {
    mainMenu: 'Hauptmenü',
    shipments: 'Sendungen',
    shipmentsLead: (warehouse) => `Alles auf dem Weg zu ${warehouse}, und was diese Woche ankam.`,
    stock: 'Bestand',
    stockLead: (warehouse) => `Was bei ${warehouse} im Regal liegt.`,
    reports: 'Auswertungen',
    reportsLead: (warehouse) => `Die letzten acht Wochen bei ${warehouse}.`,
    arrivingToday: 'Heute erwartet',
    onTheWay: 'Unterwegs',
    late: 'Verspätet',
    toOrder: 'Nachzubestellen',
    parcels: (count) => `${count} Pakete`,
    next: 'Als Nächstes an den Toren',
    all: 'Alle Sendungen',
    search: 'Sendungen durchsuchen',
    state: 'Status',
    anyState: 'Jeder Status',
    states: { booked: 'Gebucht', onTheWay: 'Unterwegs', late: 'Verspätet', atDock: 'Am Tor', received: 'Eingegangen' },
    shipment: 'Sendung',
    sender: 'Absender',
    arrival: 'Ankunft',
    dock: 'Tor',
    dockNumber: (dock) => `Tor ${dock}`,
    load: 'Ladung',
    found: (count) => (count === 1 ? '1 Sendung' : `${count} Sendungen`),
    noneFound: 'Keine Sendung passt. Versuchen Sie weniger Wörter oder jeden Status.',
    clear: 'Alle zeigen',
    carrier: 'Spedition',
    goods: 'Waren',
    weight: 'Gewicht',
    backToShipments: 'Alle Sendungen',
    progress: 'Wo sie ist',
    unknownShipment: (id) => `Eine Sendung ${id} gibt es hier nicht.`,
    article: 'Artikel',
    place: 'Platz',
    onHand: 'Vorhanden',
    minimum: 'Mindestens',
    order: 'Bald bestellen',
    enough: 'Genug',
    received: 'Eingegangene Pakete',
    week: (ago) => (ago === 0 ? 'Diese Woche' : ago === 1 ? 'Letzte Woche' : `Vor ${ago} Wochen`),
    forecast: 'Liefervorschau',
    forecastLead: 'Die nächsten drei Wochen, aus den letzten acht.',
    ahead: (weeks) => (weeks === 1 ? 'Nächste Woche' : `In ${weeks} Wochen`),
  },
  he: {
    mainMenu: 'תפריט ראשי',
    shipments: 'משלוחים',
    shipmentsLead: (warehouse) => `כל מה שבדרך אל ${warehouse}, ומה שהגיע השבוע.`,
    stock: 'מלאי',
    stockLead: (warehouse) => `מה יש על המדפים של ${warehouse}.`,
    reports: 'דוחות',
    reportsLead: (warehouse) => `שמונת השבועות האחרונים ב־${warehouse}.`,
    arrivingToday: 'צפויים היום',
    onTheWay: 'בדרך',
    late: 'באיחור',
    toOrder: 'להזמנה',
    parcels: (count) => `${count} חבילות`,
    next: 'הבאים ברציפים',
    all: 'כל המשלוחים',
    search: 'חיפוש משלוחים',
    state: 'מצב',
    anyState: 'כל מצב',
    states: { booked: 'הוזמן', onTheWay: 'בדרך', late: 'באיחור', atDock: 'ברציף', received: 'התקבל' },
    shipment: 'משלוח',
    sender: 'שולח',
    arrival: 'הגעה',
    dock: 'רציף',
    dockNumber: (dock) => `רציף ${dock}`,
    load: 'מטען',
    found: (count) => (count === 1 ? 'משלוח אחד' : `${count} משלוחים`),
    noneFound: 'אין משלוח מתאים. נסו פחות מילים, או כל מצב.',
    clear: 'להציג הכול',
    carrier: 'מוביל',
    goods: 'סחורה',
    weight: 'משקל',
    backToShipments: 'כל המשלוחים',
    progress: 'היכן הוא',
    unknownShipment: (id) => `אין כאן משלוח ${id}.`,
    article: 'פריט',
    place: 'מקום',
    onHand: 'במלאי',
    minimum: 'מינימום',
    order: 'להזמין בקרוב',
    enough: 'מספיק',
    received: 'חבילות שהתקבלו',
    week: (ago) => (ago === 0 ? 'השבוע' : ago === 1 ? 'בשבוע שעבר' : `לפני ${ago} שבועות`),
    forecast: 'תחזית משלוחים',
    forecastLead: 'שלושת השבועות הבאים, לפי שמונת האחרונים.',
    ahead: (weeks) => (weeks === 1 ? 'בשבוע הבא' : `בעוד ${weeks} שבועות`),
  },
}
