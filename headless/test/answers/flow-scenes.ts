import { accountScenes } from './account-scenes.ts'
import { signInScenes } from './sign-in-scenes.ts'

/** The flows, the start-up and the session. */
export const scenes = { ...signInScenes, ...accountScenes }
