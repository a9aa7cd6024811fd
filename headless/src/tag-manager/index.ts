export { startTagManager, type TagManagerOptions } from './tag-manager.ts'
