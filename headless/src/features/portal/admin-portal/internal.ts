// The names that other features need. They are not public.
export { portalAppearanceOf } from './appearance.ts'
