import { describe, expect, it, vi } from 'vitest'
import {
  currencyOption,
  currencyOptions,
  dateOptions,
  timeOptions,
  timeZoneOption,
  timeZoneOptions,
} from './choices.ts'

const winter = new Date('2026-01-10T12:00:00Z')
const summer = new Date('2026-07-10T12:00:00Z')

describe('a time zone', () => {
  it('a time zone is shown by its city and its offset at the moment', () => {
    expect(timeZoneOption('Europe/London', winter).label).toBe('London, GMT')
    expect(timeZoneOption('Europe/London', summer).label).toBe('London, GMT+1')
    expect(timeZoneOption('America/Argentina/Buenos_Aires', winter)).toEqual({
      id: 'America/Argentina/Buenos_Aires',
      label: 'Buenos Aires, GMT-3',
      note: 'America/Argentina/Buenos_Aires',
    })
  })

  it('a time zone that the platform does not know has its id alone', () => {
    expect(timeZoneOption('Mars/Olympus', winter).label).toBe('Mars/Olympus')
  })

  it('a time zone can be each one of the platform', () => {
    const zones = timeZoneOptions(winter).map(({ id }) => id)
    expect(zones.length).toBeGreaterThan(300)
    expect(zones).toContain('Europe/Berlin')
  })
})

describe('a currency', () => {
  it('a currency is shown by its name in the language and by its code', () => {
    expect(currencyOption('EUR', 'en').label).toBe('Euro, EUR')
    expect(currencyOption('USD', 'de').label).toBe('US-Dollar, USD')
  })

  it.each(['ZZQ', 'beads'])('a currency that the platform does not know has its code alone: %s', (code) => {
    expect(currencyOption(code, 'en').label).toBe(code)
  })

  it('a currency can be each one of the platform, sorted by name', () => {
    const labels = currencyOptions('en').map(({ label }) => label)
    expect(labels).toContain('Euro, EUR')
    expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'en')))
  })
})

describe('the formats', () => {
  it('the date and time formats are shown as they will appear', () => {
    expect(dateOptions('DD/MM/YYYY', 'en')[0]).toMatchObject({ id: 'DD/MM/YYYY', label: '21/11/2026' })
    expect(timeOptions('HH:mm', 'en')[0]).toMatchObject({ id: 'HH:mm', label: '14:05' })
  })

  it('contain the present one, even if it is another', () => {
    expect(dateOptions('YYYY年M月D日', 'en').at(-1)?.label).toBe('2026年11月21日')
    expect(dateOptions('', 'en')).toHaveLength(dateOptions('DD/MM/YYYY', 'en').length)
  })
})

it('every zone is there once, under its present name, whatever the engine lists', () => {
  const engine = [
    'Asia/Calcutta',
    'Asia/Kolkata',
    'Europe/Kiev',
    'Etc/UTC',
    'America/Godthab',
    'Asia/Katmandu',
    'Asia/Saigon',
  ]
  const list = vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(engine)
  const ids = timeZoneOptions(new Date()).map(({ id }) => id)
  list.mockRestore()
  expect(ids).toEqual(['America/Nuuk', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC'])
})

it('the zones of this engine contain UTC, Kolkata and Kyiv, and each label has an offset', () => {
  const options = timeZoneOptions(new Date())
  const ids = options.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'Asia/Kathmandu', 'Asia/Yangon']))
  expect(new Set(ids).size).toBe(ids.length)
  expect(options.filter(({ id, label }) => id === label)).toEqual([])
})
