export { Boundary, type BoundaryProps, type Failures, FailuresContext } from './boundary.tsx'
export { type SlotName, slotNames } from './slot-names.gen.ts'
export {
  type ClassOf,
  type SlotSettings,
  SlotsProvider,
  type SlotsProviderProps,
  useClasses,
} from './slots-context.tsx'
export { type Slotted, slotted } from './slotted.tsx'
