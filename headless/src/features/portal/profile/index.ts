export { cameraOf } from '../../../core/ports/camera.ts'
export { profileErrors } from './errors.ts'
export { profileFeature } from './feature.ts'
export type * from './types.ts'
