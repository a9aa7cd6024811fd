export { SparePart, type SparePartProps } from './spare-part.tsx'
