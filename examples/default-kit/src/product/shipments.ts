/** The state of a shipment, from its booking to its shelf. */
export type ShipmentState = 'booked' | 'onTheWay' | 'late' | 'atDock' | 'received'

/** The states in the order of the way. */
export const shipmentStates: readonly ShipmentState[] = ['booked', 'onTheWay', 'late', 'atDock', 'received']

/** A shipment to the warehouse. */
export interface Shipment {
  readonly id: string
  readonly sender: string
  /** The city that it comes from. */
  readonly from: string
  readonly carrier: string
  readonly state: ShipmentState
  /** Hours from now until it arrives; negative if it has arrived. */
  readonly hours: number
  readonly parcels: number
  /** In kilograms. */
  readonly weight: number
  /** The dock that it is planned for. */
  readonly dock: number
  readonly goods: string
}

/** The shipments of a warehouse, the next to arrive first. */
export function shipmentsOf(warehouse: string): readonly Shipment[] {
  const share = shareOf(warehouse)
  return all
    .filter((_, index) => index % shares === share || index % 5 === share)
    .toSorted((one, other) => one.hours - other.hours)
}

/** One shipment of a warehouse; `null` if it has none of that id. */
export function shipmentOf(warehouse: string, id: string): Shipment | null {
  return shipmentsOf(warehouse).find((shipment) => shipment.id === id) ?? null
}

/** The shipments that are still to come. */
export function toCome(shipments: readonly Shipment[]): readonly Shipment[] {
  return shipments.filter(({ state }) => state !== 'received')
}

/** Each warehouse has its own part of the demo data, by its name. */
export function shareOf(warehouse: string): number {
  return [...warehouse].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % shares
}

const shares = 2

const rows: readonly (readonly [
  string,
  string,
  string,
  string,
  ShipmentState,
  number,
  number,
  number,
  number,
  string,
])[] = [
  ['LN-48213', 'Nordlys Ceramics', 'Aarhus', 'DHL Freight', 'atDock', -1, 24, 412, 2, 'Stoneware, mugs and bowls'],
  ['LN-48219', 'Marlow & Finch', 'Leeds', 'DPD', 'onTheWay', 2, 8, 96, 1, 'Notebooks'],
  ['LN-48220', 'Ostrava Tools', 'Ostrava', 'GLS', 'late', -3, 15, 338, 3, 'Hand tools'],
  ['LN-48224', 'Café Andino', 'Bogotá', 'Maersk', 'onTheWay', 26, 60, 1840, 4, 'Green coffee, 60 kg sacks'],
  ['LN-48226', 'Haifa Optics', 'Haifa', 'FedEx', 'booked', 51, 3, 22, 1, 'Lenses'],
  ['LN-48230', 'Wren Textiles', 'Porto', 'DB Schenker', 'onTheWay', 5, 32, 540, 2, 'Linen, 12 rolls'],
  ['LN-48231', 'Kaur Spice Traders', 'Amritsar', 'UPS', 'onTheWay', 30, 18, 205, 1, 'Cardamom and turmeric'],
  ['LN-48236', 'Fjord Outdoor', 'Bergen', 'PostNord', 'atDock', -2, 11, 127, 3, 'Tents'],
  ['LN-48240', 'Lumen & Sons', 'Bristol', 'DPD', 'received', -20, 40, 260, 2, 'Lamp shades'],
  ['LN-48241', 'Atelier Brunel', 'Lyon', 'Geodis', 'booked', 74, 6, 88, 4, 'Glass, fragile'],
  ['LN-48245', 'Sato Paper', 'Kyoto', 'Yamato', 'onTheWay', 47, 14, 151, 1, 'Washi, 14 reels'],
  ['LN-48247', 'Bálint Hardware', 'Győr', 'GLS', 'late', -6, 22, 610, 3, 'Hinges and screws'],
  ['LN-48250', 'Okafor Oils', 'Lagos', 'Maersk', 'onTheWay', 98, 80, 2210, 4, 'Shea butter, drums'],
  ['LN-48252', 'Pixel & Plum', 'Berlin', 'DHL', 'received', -26, 5, 12, 1, 'Postcards'],
  ['LN-48253', 'Halden Skis', 'Halden', 'Bring', 'onTheWay', 8, 19, 233, 2, 'Skis, 19 pairs'],
  ['LN-48257', 'Moreno Leather', 'León', 'SEUR', 'booked', 56, 9, 64, 1, 'Belts and straps'],
  ['LN-48260', 'Galway Candles', 'Galway', 'An Post', 'received', -44, 30, 180, 2, 'Beeswax candles'],
  ['LN-48263', 'Lindqvist Möbler', 'Malmö', 'DSV', 'onTheWay', 11, 16, 920, 4, 'Oak stools'],
  ['LN-48266', 'Tariq Carpets', 'Fez', 'CMA CGM', 'booked', 120, 25, 1330, 4, 'Wool carpets'],
  ['LN-48270', 'Blue Delft Co.', 'Delft', 'PostNL', 'atDock', -1, 7, 58, 1, 'Tiles'],
  ['LN-48272', 'Vesta Stoves', 'Brno', 'DB Schenker', 'late', -9, 4, 480, 3, 'Cast iron stoves'],
  ['LN-48275', 'Rossi Pasta', 'Bari', 'BRT', 'received', -50, 64, 768, 2, 'Dry pasta'],
  ['LN-48278', 'Nguyen Bamboo', 'Huế', 'Evergreen', 'onTheWay', 140, 36, 415, 3, 'Baskets'],
  ['LN-48281', 'Hollis Beekeeping', 'Exeter', 'DPD', 'onTheWay', 3, 12, 140, 1, 'Honey, jars'],
]

const all: readonly Shipment[] = rows.map(
  ([id, sender, from, carrier, state, hours, parcels, weight, dock, goods]): Shipment => ({
    id,
    sender,
    from,
    carrier,
    state,
    hours,
    parcels,
    weight,
    dock,
    goods,
  }),
)
