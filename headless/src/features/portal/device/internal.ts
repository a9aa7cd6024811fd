// The names that the kit needs. They are not public.
export { loadDevices } from './feature.ts'
