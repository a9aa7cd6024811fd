export { Surface, type SurfaceProps } from './surface.tsx'
export { type Isolation, IsolationContext, type SurfaceSetting, useSurface } from './surface-context.ts'
export { whenIdle } from './when-idle.ts'
