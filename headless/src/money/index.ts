export { type FormatMoneyOptions, formatMoney, type Money, minorUnits, toMinorUnits } from './money.ts'
