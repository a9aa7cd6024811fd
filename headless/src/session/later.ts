/** What the session needs once there is one, or somebody asks whether there is. Loads beside the first form. */
export { accept, endSession } from './answer.ts'
export { renew, renewedToken, renewWith } from './renew.ts'
