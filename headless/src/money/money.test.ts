import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, minorUnits, toMinorUnits } from './money.ts'

const currency = fc.constantFrom('usd', 'EUR', 'JPY', 'KRW', 'KWD', 'HUF', 'ISK', 'GBP', 'XAF')
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('an amount', () => {
  it.each([
    [10_000, 'usd', 'en-US', '$100.00'],
    [1050, 'EUR', 'de-DE', '10,50 €'],
    [1050, 'JPY', 'en-US', '¥1,050'],
    [1050, 'KWD', 'en-US', 'KWD 1.050'],
    [1050, 'HUF', 'en-US', 'HUF 10.50'],
    [-5, 'usd', 'en-US', '-$0.05'],
    [-0, 'usd', 'en-US', '$0.00'],
    [-0.4, 'usd', 'en-US', '$0.00'],
    [-0, 'JPY', 'en-US', '¥0'],
    [-0, 'points', 'en-US', 'points 0.00'],
  ])('%i %s is written in %s as %s', (value, code, locale, text) => {
    const written = formatMoney({ amount: value, currency: code }, { locale })
    expect(written.replace(/\u00a0/g, ' ')).toBe(text)
  })

  it('omits the fraction of whole amounts if it is asked to', () => {
    const short = (value: number) => formatMoney({ amount: value, currency: 'usd' }, { locale: 'en-US', isShort: true })
    expect([short(10_000), short(10_050)]).toEqual(['$100', '$100.50'])
  })

  it('an amount without a currency is one of dollars', () => {
    expect(
      [undefined, ''].map((currency) =>
        formatMoney({ amount: 1050, ...(currency !== undefined && { currency }) }, { locale: 'en-US' }),
      ),
    ).toEqual(['$10.50', '$10.50'])
    expect([minorUnits(), minorUnits('')]).toEqual([2, 2])
  })

  it('keeps an unknown currency, and is a dash without a number', () => {
    expect(formatMoney({ amount: 1234, currency: 'points' }, { locale: 'en-US' })).toBe('points 12.34')
    expect(formatMoney({ amount: Number.NaN, currency: 'usd' })).toBe('—')
  })

  it('an amount is written with every digit of its smallest unit, in any currency', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        const written = formatMoney({ amount: value, currency: code }, { locale: 'en-US' })
        expect(Number(written.replace(/\D/g, ''))).toBe(Math.abs(value))
        const [, fraction = ''] = written.split('.')
        expect(fraction).toHaveLength(minorUnits(code))
      }),
    )
  })

  it('returns from whole units as it was', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(toMinorUnits(value / 10 ** minorUnits(code), code)).toBe(value === 0 ? 0 : value)
      }),
    )
  })

  it('an amount is rounded by its decimal text: 1.005 dollars are 101 cents', () => {
    expect([toMinorUnits(1.005, 'usd'), toMinorUnits(-1.005, 'usd'), toMinorUnits(1e21, 'JPY')]).toEqual([
      101, -101, 1e21,
    ])
  })
})
