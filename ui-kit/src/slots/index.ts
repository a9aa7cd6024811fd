export { type SlotName, slotNames } from './slot-names.gen.ts'
export { type Slotted, slotted } from './slotted.tsx'
export { type ClassOf, SlotsProvider, type SlotsProviderProps, type SlotSettings, useClasses } from './slots-context.tsx'
