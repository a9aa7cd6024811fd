export { SparePartSection } from './spare-part-section.tsx'
