export { type FormatMoneyOptions, formatMoney, type Money, minorUnits, toMinorUnits, usualCurrency } from './money.ts'
