import { describe, expect, it } from 'vitest'
import { shipmentOf, shipmentsOf, toCome } from './shipments.ts'
import { isShort, stockOf } from './stock.ts'
import { forecastOf, weeksOf } from './weeks.ts'

describe('the shipments of a warehouse', () => {
  it('are its own, in the order of their arrival', () => {
    const hours = shipmentsOf('Acme').map((shipment) => shipment.hours)
    expect(hours).toEqual([...hours].sort((one, other) => one - other))
    expect(shipmentsOf('Acme')).not.toEqual(shipmentsOf('Globex'))
  })

  it('are found by their id in their own warehouse alone', () => {
    const others = shipmentsOf('Globex').filter(({ id }) => shipmentOf('Acme', id) === null)
    expect(others.length).toBeGreaterThan(0)
    expect(shipmentOf('Globex', others[0]?.id ?? '')).toEqual(others[0])
  })

  it('are to come until they are received', () => {
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
