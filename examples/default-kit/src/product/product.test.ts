import { describe, expect, it } from 'vitest'
import { shipmentOf, shipmentsOf, toCome } from './shipments.ts'
import { isShort, stockOf } from './stock.ts'
import { forecastOf, weeksOf } from './weeks.ts'

describe('the shipments of a warehouse', () => {
  it('the shipments of a warehouse are its own, in order of arrival', () => {
    const hours = shipmentsOf('Acme').map((shipment) => shipment.hours)
    expect(hours).toEqual([...hours].sort((one, other) => one - other))
    expect(shipmentsOf('Acme')).not.toEqual(shipmentsOf('Globex'))
  })

  it('a shipment is found by its id only in its own warehouse', () => {
    const others = shipmentsOf('Globex').filter(({ id }) => shipmentOf('Acme', id) === null)
    expect(others.length).toBeGreaterThan(0)
    expect(shipmentOf('Globex', others[0]?.id ?? '')).toEqual(others[0])
  })

  it('a received shipment is not listed as still to arrive', () => {
    expect(toCome(shipmentsOf('Acme')).some(({ state }) => state === 'received')).toBe(false)
  })
})

it('lists the articles that have to be ordered first', () => {
  const short = stockOf('Acme').map(isShort)
  expect(short).toContain(true)
  expect(short).toEqual([...short].sort((one, other) => Number(other) - Number(one)))
})

it('forecasts weeks by the last ones', () => {
  expect(forecastOf([100, 100, 100, 100])).toEqual([100, 100, 100])
  expect(forecastOf(weeksOf('Acme')).every((parcels) => parcels > 0)).toBe(true)
})
