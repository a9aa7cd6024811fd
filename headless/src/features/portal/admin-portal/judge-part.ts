export { judge } from '../../entitlements/index.ts'
