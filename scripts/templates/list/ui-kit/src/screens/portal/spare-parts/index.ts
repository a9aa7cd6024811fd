export { SparePartsSection } from './spare-parts-section.tsx'
