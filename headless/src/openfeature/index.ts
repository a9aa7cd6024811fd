export { createOpenFeatureProvider } from './provider.ts'
